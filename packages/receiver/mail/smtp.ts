/** Sends email by SMTP, and classifies failures. */
import { createTransport, type NodemailerError } from 'nodemailer';
import { isLoopback } from '@site/rules/urls/loopback';
import { LOGO_ID } from './mail.ts';
import { PARALLEL_MAILS, type Deliver, type Failure } from './sending.ts';

/** Maximum time for one attempt to send an email. */
const TIMEOUT_MS = 30_000;

/** A health check waits at most this long for the mail server. */
const LOGIN_TIMEOUT_MS = 5000;

/** How long a silent connection stays open. Servers keep a connection longer. */
const IDLE_MS = 10_000;

/** The code of a server that is about to shut down. */
const SHUTTING_DOWN = 421;

/**
 * Matches the responses of a server that wants a login first (RFC 4954), refuses our address, or has reached
 * its limit for us (RFC 3463).
 */
const SENDER_PROBLEM_PATTERN = /^(?:53[0458]\b|\d{3}[ -][45]\.(?:1\.[78]|4\.5)\b)/u;

/**
 * Matches a refusal by the server's policy, most often about relaying. An operator can correct that within
 * days.
 */
const RELAY_DENIED_PATTERN = /^\d{3}[ -]5\.7\./u;

/**
 * Classifies a failure. A server counts as down if its response is not about this email. If a server closes
 * the connection over one email only, sending.ts goes on with other emails and counts the attempts for that
 * one.
 */
function classifyFailure(error: NodemailerError): Failure['kind'] {
  const { command, code, response = '', responseCode = SHUTTING_DOWN } = error;
  // No server was asked, because nodemailer itself cannot send the email like this.
  if (response === '') return code === 'EENVELOPE' || code === 'EMESSAGE' ? 'refused' : 'server-down';
  const concernsMail = command === 'RCPT TO' || command === 'DATA';
  if (!concernsMail || responseCode === SHUTTING_DOWN || SENDER_PROBLEM_PATTERN.test(response))
    return 'server-down';
  const isTemporary = responseCode < 500 || (command === 'RCPT TO' && RELAY_DENIED_PATTERN.test(response));
  return isTemporary ? 'postponed' : 'refused';
}

/** Connects to the server. Parameters in the address, such as `?requireTLS=false`, override these options. */
const connect = (smtpUrl: string, timeoutMs: number) =>
  createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: PARALLEL_MAILS,
    idleTimeout: IDLE_MS,
    // Mail that does not leave this machine need not be encrypted.
    requireTLS: !isLoopback(new URL(smtpUrl).hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Logs in without sending anything. Rejects if the server would take no email now. */
export async function logInToMailServer(smtpUrl: string): Promise<void> {
  const transport = connect(smtpUrl, LOGIN_TIMEOUT_MS);
  await transport.verify().finally(() => {
    transport.close();
  });
}

export function createSmtpDelivery(smtpUrl: string, timeoutMs = TIMEOUT_MS): Deliver {
  const transport = connect(smtpUrl, timeoutMs);
  return async ({ date, logo, pdf, html, ...mail }, messageId, stop) => {
    const { address: from } = mail.from;
    const attachments = [
      pdf && { ...pdf, contentType: 'application/pdf' },
      logo && { cid: LOGO_ID, filename: 'logo.png', contentType: 'image/png', content: logo },
    ].filter((attachment) => attachment !== undefined);
    try {
      await transport.sendMail({
        ...mail,
        ...(html !== undefined && { html }),
        envelope: { from, to: [mail.to.address] },
        messageId: `<${messageId}@${from.split('@').at(-1)}>`,
        date: new Date(date),
        // Keeps out-of-office programs from answering.
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments,
        signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]),
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
