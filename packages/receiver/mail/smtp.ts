/** Hands a mail to a server by SMTP, and says what happened to it in a way that a sender can go on from. */
import { createTransport, type NodemailerError } from 'nodemailer';
import { LOGO_ID } from './mail.ts';
import { AT_ONCE, type Deliver, type Delivery } from './sending.ts';

type Refusal = Extract<Delivery, { readonly code: string }>;

/** To this machine nothing has to be encrypted. */
const isOwnMachine = ({ hostname }: URL) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u.test(hostname);

/** For a whole attempt at a mail. */
const TIMEOUT_MS = 30_000;

/** Shorter than servers keep a silent connection. */
const IDLE_MS = 10_000;

/** 421: the server is about to leave, whatever it was asked. */
const LEAVING = 421;

/**
 * About us, however late a server says it: log in first (RFC 4954), our address as the sender, or how much we have sent
 * (RFC 3463).
 */
const OF_US = /^(?:53[0458]\b|\d{3}[ -][45]\.(?:1\.[78]|4\.5)\b)/u;

/** Most often of whoever may relay to whom, which an operator can set right within days. */
const OF_POLICY = /^\d{3}[ -]5\.7\./u;

/**
 * A server that says nothing of the mail is away. Where it breaks off at this mail alone, the sender goes on with others, and
 * counts its attempts.
 */
function verdict({ command, code, response = '', responseCode = LEAVING }: NodemailerError): Refusal['kind'] {
  // No server was asked: nodemailer itself finds that it cannot be sent like this.
  if (response === '') return code === 'EENVELOPE' || code === 'EMESSAGE' ? 'refused' : 'away';
  const isOfMail = command === 'RCPT TO' || command === 'DATA';
  if (!isOfMail || responseCode === LEAVING || OF_US.test(response)) return 'away';
  return responseCode < 500 || (command === 'RCPT TO' && OF_POLICY.test(response)) ? 'postponed' : 'refused';
}

/** Parameters of the address, such as `?requireTLS=false`, win over what is said here. */
const transportTo = (address: string, timeoutMs: number) =>
  createTransport({
    url: address,
    pool: true,
    maxConnections: AT_ONCE,
    idleTimeout: IDLE_MS,
    requireTLS: !isOwnMachine(new URL(address)),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Logs in as for a mail, and sends none. Rejects where the server would take none now. */
export async function logIn(address: string, timeoutMs = TIMEOUT_MS): Promise<void> {
  const transport = transportTo(address, timeoutMs);
  await transport.verify().finally(() => {
    transport.close();
  });
}

export function smtp(address: string, timeoutMs = TIMEOUT_MS): Deliver {
  const transport = transportTo(address, timeoutMs);
  return async ({ from, to, replyTo, date, subject, text, html, logo, pdf }, messageId, stop) => {
    try {
      await transport.sendMail({
        ...{ from, to, replyTo, subject, text, ...(html !== undefined && { html }) },
        envelope: { from: from.address, to: [to.address] },
        messageId: `<${messageId}@${from.address.split('@').at(-1)}>`,
        date: new Date(date),
        // No out-of-office note answers it.
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: [
          ...(pdf
            ? [{ filename: pdf.filename, contentType: 'application/pdf', content: Buffer.from(pdf.content) }]
            : []),
          ...(logo
            ? [{ cid: LOGO_ID, filename: 'logo.png', contentType: 'image/png', content: Buffer.from(logo) }]
            : []),
        ],
        signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]),
      });
      return { kind: 'sent' };
    } catch (error) {
      const said = error as NodemailerError;
      const { message: why, responseCode, originalCode, code, command } = said;
      const short = [responseCode ?? originalCode ?? code ?? 'unknown', command].filter(Boolean).join(' ');
      return { kind: verdict(said), code: short, why };
    }
  };
}
