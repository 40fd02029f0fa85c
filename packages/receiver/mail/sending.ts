/** Sends the emails in the outbox, several at once, and retries failed ones for days. */
import { setTimeout as pause } from 'node:timers/promises';
import { LoggableError, describeErrorKind } from '../log.ts';
import { CatalogueUnavailableError } from '../orders/catalogue.ts';
import { MAX_PAUSE_MS, type DueEmail, type EmailOutcome } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import type { Email } from './email.ts';

/**
 * This many retries take about five days, as RFC 5321 (4.5.4.1) advises. Attempts while the mail server or
 * the site is down do not count.
 */
const MAX_RETRIES = 37;

/** The pause after the first attempt. Each further pause is twice as long, up to MAX_PAUSE_MS. */
const FIRST_PAUSE_MS = 60_000;

/** Maximum pause while the mail server or the site is down. */
const MAX_OUTAGE_PAUSE_MS = 15 * 60_000;

/**
 * How long an attempt reserves an email. If the process dies during the attempt, the next attempt begins
 * after this time.
 */
export const LEASE_MS = 150_000;

/** How often an empty outbox is checked, because other processes may add emails to it. */
const POLL_INTERVAL_MS = 1000;

const MAX_ERROR_LENGTH = 300;

/** Maximum number of emails sent in parallel. Each connection stays open for the next email. */
export const PARALLEL_EMAILS = 3;

/** The result of an attempt that failed. */
export interface DeliveryFailure {
  /**
   * What kept the email from being sent. The log has this word too.
   *
   * - `refused`: the server rejects this email permanently.
   * - `postponed`: the server does not take this email now, or composing this email failed.
   * - `server-down`: the server seems to take no email at all.
   * - `site-down`: no email can be composed, because the site's catalogue cannot be read.
   */
  readonly kind: 'refused' | 'postponed' | 'server-down' | 'site-down';
  /** The reason for the log, such as `550 RCPT TO`: without the server's words, which may name people. */
  readonly logReason: string;
  /** The reason in the server's words. It is stored with the email and deleted with it. */
  readonly fullReason: string;
}

export type DeliveryResult = { readonly kind: 'sent' } | DeliveryFailure;

/** Sends an email. Gives up once the signal is aborted. */
export type Deliver = (email: Email, messageId: string, stopSignal: AbortSignal) => Promise<DeliveryResult>;

interface SendingPorts {
  readonly outbox: Pick<Store, 'takeEmail' | 'recordAttempt'>;
  readonly compose: (email: DueEmail) => Promise<Email>;
  readonly deliver: Deliver;
  readonly now: () => number;
  readonly logError: (error: unknown) => void;
}

const toIsoTime = (ms: number) => new Date(ms).toISOString();

const computePause = (attempts: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), MAX_PAUSE_MS);

async function attemptDelivery(
  { compose, deliver }: SendingPorts,
  email: DueEmail,
  stopSignal: AbortSignal,
): Promise<DeliveryResult> {
  try {
    return await deliver(await compose(email), email.messageId, stopSignal);
  } catch (error) {
    return {
      kind: error instanceof CatalogueUnavailableError ? 'site-down' : 'postponed',
      logReason: error instanceof LoggableError ? error.message : describeErrorKind(error),
      fullReason: error instanceof Error ? error.message : String(error),
    };
  }
}

function decideOutcome(
  result: DeliveryResult,
  email: DueEmail,
  nowMs: number,
  countsAsAttempt: boolean,
): EmailOutcome {
  const at = toIsoTime(nowMs);
  const attempts = email.attempts + 1;
  if (result.kind === 'sent') return { state: 'sent', at, attempts, error: '' };
  const error = result.fullReason.slice(0, MAX_ERROR_LENGTH);
  if (!countsAsAttempt) return { state: 'waiting', at, attempts: email.attempts, error };
  // A batch is never given up as a whole. It is split (recordAttempt), because one message may be the reason.
  const isBatch = email.otherMessages.length > 0;
  if (!isBatch && (result.kind === 'refused' || attempts > MAX_RETRIES))
    return { state: 'failed', at, attempts, error };
  return { state: 'waiting', at: toIsoTime(nowMs + computePause(attempts)), attempts, error };
}

/** Returns a function that sends the next due email, and resolves to the pause before the next call. */
export function createSender(ports: SendingPorts): (stopSignal: AbortSignal) => Promise<number> {
  const { outbox, now, logError } = ports;
  let consecutiveOutageFailures = 0;
  return async (stopSignal) => {
    try {
      const email = await outbox.takeEmail(toIsoTime(now()), toIsoTime(now() + LEASE_MS));
      if (!email) return POLL_INTERVAL_MS;
      const result = await attemptDelivery(ports, email, stopSignal);
      const { kind } = result;
      const affectsAllEmails = kind === 'server-down' || kind === 'site-down';
      // An attempt does not count while the mail server or the site is down, or while this process stops. The
      // first `server-down` in a row does count, because this email itself may have made the server close the
      // connection. The email then has to wait, so that the next attempt is made with another email and shows
      // whether the server is down.
      const countsAsAttempt =
        !stopSignal.aborted &&
        kind !== 'site-down' &&
        (kind !== 'server-down' || consecutiveOutageFailures === 0);
      if (result.kind !== 'sent' && !stopSignal.aborted)
        logError(
          new LoggableError(
            `The email “${email.kind}” of ${email.reference} was not sent (${kind}): ${result.logReason}`,
          ),
        );
      consecutiveOutageFailures = affectsAllEmails ? consecutiveOutageFailures + 1 : 0;
      await outbox.recordAttempt(email, decideOutcome(result, email, now(), countsAsAttempt));
      return affectsAllEmails ? Math.min(computePause(consecutiveOutageFailures), MAX_OUTAGE_PAUSE_MS) : 0;
    } catch (error) {
      logError(error);
      return POLL_INTERVAL_MS;
    }
  };
}

/**
 * Sends until the returned function is called. That function waits for emails in progress, and aborts them
 * after `graceMs`.
 */
export function keepSending(
  sendNext: (stopSignal: AbortSignal) => Promise<number>,
  graceMs: number,
): () => Promise<unknown> {
  const loopController = new AbortController();
  const attemptController = new AbortController();
  async function run() {
    const { signal } = loopController;
    while (!signal.aborted)
      await pause(await sendNext(attemptController.signal), undefined, { signal }).catch(() => undefined);
  }
  const runningLoops = Promise.all(Array.from({ length: PARALLEL_EMAILS }, run));
  return () => {
    loopController.abort();
    setTimeout(() => {
      attemptController.abort();
    }, graceMs).unref();
    return runningLoops;
  };
}
