/** Sends emails by SMTP, and classifies the failures. */
import { createTransport, type NodemailerError } from 'nodemailer';
import { isLoopback } from '@site/rules/urls/loopback';
import { LOGO_ID } from './email.ts';
import { PARALLEL_EMAILS, type Deliver, type DeliveryFailure } from './sending.ts';

/** Maximum time for one attempt to send an email. */
const DELIVERY_TIMEOUT_MS = 30_000;

/** Maximum time for each step of a login, such as connecting. A health check waits for the login. */
const LOGIN_TIMEOUT_MS = 5000;

/** How long an idle connection stays open. Mail servers wait for longer before they close it. */
const MAX_IDLE_MS = 10_000;

/** A server closes the connection with this code (RFC 5321). It is also assumed if a response has no code. */
const CLOSING_CODE = 421;

/**
 * Matches the responses of a server that requires a login (RFC 4954), rejects our address, or has reached its
 * limit for us (RFC 3463).
 */
const SENDER_PROBLEM_PATTERN = /^(?:53[0458]\b|\d{3}[ -][45]\.(?:1\.[78]|4\.5)\b)/u;

/**
 * Matches a rejection because of the server's policy, most often about relaying. The email is retried,
 * because an operator can correct the policy within days.
 */
const RELAY_DENIED_PATTERN = /^\d{3}[ -]5\.7\./u;

/**
 * Classifies a failure. The server counts as down if it cannot be reached, or if its response is not about
 * this email. If the server closes the connection because of one email, sending.ts still sends the others,
 * and counts the failed attempts of that email.
 */
function classifyFailure(error: NodemailerError): DeliveryFailure['kind'] {
  const { command, code, response = '', responseCode = CLOSING_CODE } = error;
  // Without a response, the server cannot be reached, or nodemailer itself rejects the email.
  if (response === '') return code === 'EENVELOPE' || code === 'EMESSAGE' ? 'refused' : 'server-down';
  const concernsEmail = command === 'RCPT TO' || command === 'DATA';
  if (!concernsEmail || responseCode === CLOSING_CODE || SENDER_PROBLEM_PATTERN.test(response))
    return 'server-down';
  const isTemporary = responseCode < 500 || (command === 'RCPT TO' && RELAY_DENIED_PATTERN.test(response));
  return isTemporary ? 'postponed' : 'refused';
}

/**
 * Creates a pool of connections. Parameters of SMTP_URL, such as `?requireTLS=false`, override the options.
 */
const createConnectionPool = (smtpUrl: string, timeoutMs: number) =>
  createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: PARALLEL_EMAILS,
    idleTimeout: MAX_IDLE_MS,
    // Mail that does not leave this machine need not be encrypted.
    requireTLS: !isLoopback(new URL(smtpUrl).hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Logs in, and sends nothing. Rejects if the server cannot be reached or does not accept the login. */
export async function logInToMailServer(smtpUrl: string): Promise<void> {
  const transport = createConnectionPool(smtpUrl, LOGIN_TIMEOUT_MS);
  await transport.verify().finally(() => {
    transport.close();
  });
}

export function createSmtpDelivery(smtpUrl: string, timeoutMs = DELIVERY_TIMEOUT_MS): Deliver {
  const transport = createConnectionPool(smtpUrl, timeoutMs);
  return async ({ date, logo, pdf, ...email }, messageId, stopSignal) => {
    const { address: from } = email.from;
    const attachments = [
      pdf && { ...pdf, contentType: 'application/pdf' },
      logo && { cid: LOGO_ID, filename: 'logo.png', contentType: 'image/png', content: logo },
    ].filter((attachment) => attachment !== undefined);
    try {
      await transport.sendMail({
        ...email,
        envelope: { from, to: [email.to.address] },
        messageId: `<${messageId}@${from.split('@').at(-1)}>`,
        date: new Date(date),
        // Keeps out-of-office programs from answering (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments,
        signal: AbortSignal.any([stopSignal, AbortSignal.timeout(timeoutMs)]),
      });
      return { kind: 'sent' };
    } catch (error) {
      const failure = error as NodemailerError;
      const { message, responseCode, originalCode, code, command } = failure;
      const codes = [responseCode ?? originalCode ?? code ?? 'unknown', command];
      return {
        kind: classifyFailure(failure),
        logReason: codes.filter(Boolean).join(' '),
        fullReason: message,
      };
    }
  };
}
