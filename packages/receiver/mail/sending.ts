/** Sends what waits in the outbox, several mails at once, and retries for days what could not be sent. */
import { setTimeout as pause } from 'node:timers/promises';
import { Fault, errorKind } from '../log.ts';
import { CatalogueUnavailable } from '../orders/catalogue.ts';
import { LONGEST_PAUSE_MS, type DueMail, type MailOutcome } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import type { Mail } from './mail.ts';

/** Five days, as RFC 5321 (4.5.4.1) advises. Times when the mail server or the site is down do not count. */
const MOST_ATTEMPTS = 37;

/** The pause after the first attempt; each further one is twice as long. */
const FIRST_PAUSE_MS = 60_000;

/** The longest pause while the mail server or the site is down. */
const LONGEST_OUTAGE_PAUSE_MS = 15 * 60_000;

/** No attempt lasts longer. If the process ends during one, the mail is tried again after that. */
export const LEASE_MS = 150_000;

/** How often to look into an empty outbox, which other processes may fill. */
const POLL_MS = 1000;

const ERROR_LENGTH = 300;

/** How many mails are under way at once, each over a connection that stays open for the next. */
export const PARALLEL_MAILS = 3;

/** The result of an attempt that failed. */
export interface Failure {
  /**
   * `refused`: this mail, for good. `postponed`: this mail, for now. `away`: the server apparently takes
   * none. `waiting`: none can be composed.
   */
  readonly kind: 'refused' | 'postponed' | 'away' | 'waiting';
  /** Goes into the log, so it has none of the server's words, which may name people: `550 RCPT TO`. */
  readonly code: string;
  /** The full reason, which is stored with the mail and deleted with it. */
  readonly why: string;
}

export type Delivery = { readonly kind: 'sent' } | Failure;

/** Gives up once the signal is aborted. */
export type Deliver = (mail: Mail, messageId: string, stop: AbortSignal) => Promise<Delivery>;

interface Ports {
  readonly outbox: Pick<Store, 'takeMail' | 'settleMail'>;
  readonly compose: (due: DueMail) => Promise<Mail>;
  readonly deliver: Deliver;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

const iso = (ms: number) => new Date(ms).toISOString();

const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);

async function attempt({ compose, deliver }: Ports, due: DueMail, stop: AbortSignal): Promise<Delivery> {
  try {
    return await deliver(await compose(due), due.messageId, stop);
  } catch (error) {
    return {
      kind: error instanceof CatalogueUnavailable ? 'waiting' : 'postponed',
      code: error instanceof Fault ? error.message : errorKind(error),
      why: error instanceof Error ? error.message : String(error),
    };
  }
}

function outcomeOf(delivery: Delivery, due: DueMail, nowMs: number, isOutage: boolean): MailOutcome {
  const at = iso(nowMs);
  const attempts = due.attempts + 1;
  if (delivery.kind === 'sent') return { state: 'sent', at, attempts, error: '' };
  const error = delivery.why.slice(0, ERROR_LENGTH);
  if (isOutage) return { state: 'waiting', at, attempts: due.attempts, error };
  const isBatch = due.others.length > 0;
  if (!isBatch && (delivery.kind === 'refused' || attempts > MOST_ATTEMPTS))
    return { state: 'failed', at, attempts, error };
  return { state: 'waiting', at: iso(nowMs + pauseAfter(attempts)), attempts, error };
}

/**
 * Gives a step that sends the next mail, if one is due, and says after how many milliseconds to take another
 * step.
 */
export function sender(ports: Ports): (stop: AbortSignal) => Promise<number> {
  const { outbox, now, report } = ports;
  let failuresInRow = 0;
  return async (stop) => {
    try {
      const due = await outbox.takeMail(iso(now()), iso(now() + LEASE_MS));
      if (!due) return POLL_MS;
      const delivery = await attempt(ports, due, stop);
      const { kind } = delivery;
      const concernsAll = kind === 'away' || kind === 'waiting';
      // While the mail server, the site or we are down, attempts are not counted. The first time, the server
      // may have broken off at this mail alone, so it counts, and another one is tried.
      const isOutage = stop.aborted || kind === 'waiting' || (kind === 'away' && failuresInRow > 0);
      if ('code' in delivery && !stop.aborted)
        report(new Fault(`The mail “${due.kind}” of ${due.reference} is ${kind}: ${delivery.code}`));
      failuresInRow = concernsAll ? failuresInRow + 1 : 0;
      await outbox.settleMail(due, outcomeOf(delivery, due, now(), isOutage));
      return concernsAll ? Math.min(pauseAfter(failuresInRow), LONGEST_OUTAGE_PAUSE_MS) : 0;
    } catch (error) {
      report(error);
      return POLL_MS;
    }
  };
}

/**
 * Takes steps until the function that it gives is called. That awaits the mails under way, and aborts them
 * after the grace.
 */
export function keepSending(
  step: (stop: AbortSignal) => Promise<number>,
  graceMs: number,
): () => Promise<unknown> {
  const stopping = new AbortController();
  const aborting = new AbortController();
  async function run() {
    const { signal } = stopping;
    while (!signal.aborted)
      await pause(await step(aborting.signal), undefined, { signal }).catch(() => undefined);
  }
  const running = Promise.all(Array.from({ length: PARALLEL_MAILS }, run));
  return () => {
    stopping.abort();
    setTimeout(() => {
      aborting.abort();
    }, graceMs).unref();
    return running;
  };
}
