/** Hands a mail to a server by SMTP, and says what became of it in a way that a sender can go on from. */
import { createTransport } from 'nodemailer';
import type { Deliver, Delivery } from './sender.ts';

/** To this machine nothing needs to be encrypted. */
const isOwnMachine = ({ hostname }: URL) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u.test(hostname);

/** What is said of a recipient or of the mail is of this mail only. */
const OF_THE_MAIL: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

/** 421: the server is about to leave, whatever it was asked. */
const LEAVING = 421;

/** What the server has answered, where it has answered this mail. */
function verdict(error: unknown): 'refused' | 'postponed' | undefined {
  if (!(error instanceof Error) || !('command' in error && 'responseCode' in error)) return undefined;
  const { command, responseCode } = error;
  if (!OF_THE_MAIL.has(command) || typeof responseCode !== 'number' || responseCode === LEAVING)
    return undefined;
  return responseCode < 500 ? 'postponed' : 'refused';
}

/** Of the sender's address: all mails have the same. */
const isOfTheSender = (error: unknown) =>
  error instanceof Error && 'command' in error && error.command === 'MAIL FROM';

/**
 * One connection for each mail, so that nothing is left of one when the next is sent. What the address says in its
 * parameters, such as `?requireTLS=false`, wins over what is said here.
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
    const isThere = !isOfTheSender(error) && (await transport.verify().catch(() => false));
    return { kind: isThere ? 'postponed' : 'away', why };
  }

  return async ({ from, to, replyTo, date, subject, text, attachments }, messageId) => {
    try {
      await transport.sendMail({
        from,
        to,
        replyTo,
        envelope: { from: from.address, to: [to.address] },
        messageId: `<${messageId}@${from.address.split('@').at(-1)}>`,
        date: new Date(date),
        subject,
        text,
        // Nobody's out-of-office note answers it.
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: attachments.map(({ filename, type, content }) => ({
          filename,
          contentType: type,
          content: Buffer.from(content),
        })),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { kind: 'sent' };
    } catch (error) {
      return failed(error);
    }
  };
}
