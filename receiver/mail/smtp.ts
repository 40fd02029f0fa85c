/** Hands a mail to a server by SMTP, and says what happened to it in a way that a sender can go on from. */
import { createTransport } from 'nodemailer';
import type { Deliver, Delivery } from './sending.ts';

/** To this machine nothing has to be encrypted. */
const isOwnMachine = ({ hostname }: URL) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u.test(hostname);

/** 421: the server is about to leave, whatever it was asked. */
const LEAVING = 421;

const field = (error: unknown, name: string): unknown =>
  error instanceof Error ? Object.entries(error).find(([key]) => key === name)?.[1] : undefined;

/** What the server has answered, where it has answered this mail: its recipient or its content. */
function verdict(error: unknown): 'refused' | 'postponed' | undefined {
  const command = field(error, 'command');
  const code = field(error, 'responseCode');
  const isOfTheMail = command === 'RCPT TO' || command === 'DATA';
  if (!isOfTheMail || typeof code !== 'number' || code === LEAVING) return undefined;
  return code < 500 ? 'postponed' : 'refused';
}

/**
 * One connection for each mail, so that nothing is left of one when the next is sent. Parameters of the address, such as
 * `?requireTLS=false`, win over what is said here.
 */
export function smtp(address: string, timeoutMs: number): Deliver {
  const transport = createTransport({
    url: address,
    requireTLS: !isOwnMachine(new URL(address)),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  /** A server that breaks off is away, unless it is there for others: then one mail must not stop them all. */
  async function failed(error: unknown): Promise<Delivery> {
    const why = error instanceof Error ? error.message : String(error);
    const kind = verdict(error);
    if (kind) return { kind, why };
    // Every mail has our address as its sender.
    const isOfAll = field(error, 'command') === 'MAIL FROM';
    const isThere = !isOfAll && (await transport.verify().catch(() => false));
    return { kind: isThere ? 'postponed' : 'away', why };
  }

  return async ({ from, to, replyTo, date, subject, text, pdf }, messageId) => {
    try {
      await transport.sendMail({
        ...{ from, to, replyTo, subject, text },
        envelope: { from: from.address, to: [to.address] },
        messageId: `<${messageId}@${from.address.split('@').at(-1)}>`,
        date: new Date(date),
        // No out-of-office note answers it.
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: pdf
          ? [{ filename: pdf.filename, contentType: 'application/pdf', content: Buffer.from(pdf.content) }]
          : [],
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { kind: 'sent' };
    } catch (error) {
      return failed(error);
    }
  };
}
