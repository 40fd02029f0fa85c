/** Hands a mail to a server by SMTP, and says whether it was sent, or whose failure it was. */
import { createTransport, type NodemailerError } from 'nodemailer';
import { LOGO_ID } from './mail.ts';
import { PARALLEL_MAILS, type Deliver, type Failure } from './sending.ts';

/** Nothing has to be encrypted on the way to this machine itself. */
const isThisMachine = ({ hostname }: URL) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u.test(hostname);

/** Limits a whole attempt at a mail. */
const TIMEOUT_MS = 30_000;

/** A health check waits at most this long for the mail server. */
const LOGIN_TIMEOUT_MS = 5000;

/** Shorter than servers keep a silent connection. */
const IDLE_MS = 10_000;

/** The server is about to shut down, whatever it was asked. */
const SHUTTING_DOWN = 421;

/** The server wants a login first (RFC 4954), refuses our address, or has taken enough from us (RFC 3463). */
const SENDER_REJECTED = /^(?:53[0458]\b|\d{3}[ -][45]\.(?:1\.[78]|4\.5)\b)/u;

/**
 * A policy of the server's, most often about who may relay to whom. An operator can correct that within days.
 */
const RELAY_DENIED = /^\d{3}[ -]5\.7\./u;

/**
 * A server that says nothing about the mail is away. If it breaks off at one mail alone, the sender goes on
 * with others and counts that mail's attempts.
 */
function kindOfFailure(error: NodemailerError): Failure['kind'] {
  const { command, code, response = '', responseCode = SHUTTING_DOWN } = error;
  // No server was asked, because nodemailer itself cannot send the mail like this.
  if (response === '') return code === 'EENVELOPE' || code === 'EMESSAGE' ? 'refused' : 'away';
  const concernsMail = command === 'RCPT TO' || command === 'DATA';
  if (!concernsMail || responseCode === SHUTTING_DOWN || SENDER_REJECTED.test(response)) return 'away';
  const mayChange = responseCode < 500 || (command === 'RCPT TO' && RELAY_DENIED.test(response));
  return mayChange ? 'postponed' : 'refused';
}

/** Parameters in the address, such as `?requireTLS=false`, override these options. */
const connectTo = (address: string, timeoutMs: number) =>
  createTransport({
    url: address,
    pool: true,
    maxConnections: PARALLEL_MAILS,
    idleTimeout: IDLE_MS,
    requireTLS: !isThisMachine(new URL(address)),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Logs in without sending anything. Rejects if the server would take no mail now. */
export async function logIn(address: string): Promise<void> {
  const transport = connectTo(address, LOGIN_TIMEOUT_MS);
  await transport.verify().finally(() => {
    transport.close();
  });
}

export function smtp(address: string, timeoutMs = TIMEOUT_MS): Deliver {
  const transport = connectTo(address, timeoutMs);
  return async ({ date, logo, pdf, html, ...mail }, messageId, stop) => {
    const { address: from } = mail.from;
    const attachments = [
      pdf && { ...pdf, contentType: 'application/pdf' },
      logo && { cid: LOGO_ID, filename: 'logo.png', contentType: 'image/png', content: logo },
    ].filter((one) => one !== undefined);
    try {
      await transport.sendMail({
        ...mail,
        ...(html !== undefined && { html }),
        envelope: { from, to: [mail.to.address] },
        messageId: `<${messageId}@${from.split('@').at(-1)}>`,
        date: new Date(date),
        // Out-of-office programs do not answer it.
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments,
        signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]),
      });
      return { kind: 'sent' };
    } catch (error) {
      const failure = error as NodemailerError;
      const { message: why, responseCode, originalCode, code, command } = failure;
      const codes = [responseCode ?? originalCode ?? code ?? 'unknown', command];
      return { kind: kindOfFailure(failure), code: codes.filter(Boolean).join(' '), why };
    }
  };
}
