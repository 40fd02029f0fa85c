/** Sends what waits in the outbox, several mails at once, and tries again for days what could not be sent. */
import { setTimeout as pause } from 'node:timers/promises';
import { Fault, errorKind } from '../log.ts';
import { CatalogueUnavailable } from '../orders/catalogue.ts';
import { LONGEST_PAUSE_MS, type DueMail, type MailOutcome } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import type { Mail } from './mail.ts';

/** Five days, as mail servers try by custom (RFC 5321, 4.5.4.1). Times when server or site are away are not in it. */
const MOST_ATTEMPTS = 37;

/** Between two attempts at a server or site that is away. */
const LONGEST_ABSENCE_MS = 15 * 60_000;

/** Before the second attempt; each further one waits twice as long. */
const RETRY_MS = 60_000;

/** Longer than any attempt lasts: one whose process has ended in the middle is made again after that. */
export const LEASE_MS = 150_000;

/** So often the outbox is looked into. Nothing has to wake the sender, and other processes may fill the box. */
const LOOK_MS = 1000;

const ERROR_LENGTH = 300;

export type Delivery =
  | { readonly kind: 'sent' }
  | {
      /**
       * `refused`: this mail, for good. `postponed`: this mail, for now. `away`: it seems, the server takes none. `waiting`:
       * none can be composed.
       */
      readonly kind: 'refused' | 'postponed' | 'away' | 'waiting';
      /** For the log, so without words of the server's, which may name people: `550 RCPT TO`. */
      readonly code: string;
      /** In all words, which are stored with the mail and deleted with it. */
      readonly why: string;
    };

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

const pauseAfter = (attempts: number): number => Math.min(RETRY_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);

/** During an absence of the server, or ours, nothing is counted: however long it lasts, no mail is given up for it. */
function outcomeOf(
  delivery: Delivery,
  { attempts: before, others }: DueMail,
  nowMs: number,
  isAbsence: boolean,
): MailOutcome {
  const at = iso(nowMs);
  const attempts = before + 1;
  if (delivery.kind === 'sent') return { state: 'sent', at, attempts, error: '' };
  const error = delivery.why.slice(0, ERROR_LENGTH);
  if (isAbsence) return { state: 'waiting', at, attempts: before, error };
  if (others.length === 0 && (delivery.kind === 'refused' || attempts > MOST_ATTEMPTS))
    return { state: 'failed', at, attempts, error };
  return { state: 'waiting', at: iso(nowMs + pauseAfter(attempts)), attempts, error };
}

/** Gives a step that sends one mail, if one is due, and says how many milliseconds later to look again. */
export function sender(ports: Ports): (stop: AbortSignal) => Promise<number> {
  const { outbox, now, report } = ports;
  let absences = 0;
  return async (stop) => {
    try {
      const due = await outbox.takeMail(iso(now()), iso(now() + LEASE_MS));
      if (!due) return LOOK_MS;
      const delivery = await attempt(ports, due, stop);
      const isForAll = delivery.kind === 'away' || delivery.kind === 'waiting';
      // The first time it may be for this mail alone that the server seems away. Then another one is tried.
      const isAbsence = stop.aborted || (isForAll && (absences > 0 || delivery.kind === 'waiting'));
      if ('code' in delivery && !stop.aborted)
        report(new Fault(`The mail “${due.kind}” of ${due.reference} is ${delivery.kind}: ${delivery.code}`));
      absences = isForAll ? absences + 1 : 0;
      await outbox.settleMail(due, outcomeOf(delivery, due, now(), isAbsence));
      return absences === 0 ? 0 : Math.min(pauseAfter(absences), LONGEST_ABSENCE_MS);
    } catch (error) {
      report(error);
      return LOOK_MS;
    }
  };
}

/** So many mails are under way at once, each over a connection that stays for the next. */
export const AT_ONCE = 3;

/**
 * Takes step after step until the function that it gives is called. That waits for the mails that are under way, and after
 * the grace ends them.
 */
export function keepSending(
  step: (stop: AbortSignal) => Promise<number>,
  graceMs: number,
): () => Promise<unknown> {
  const [last, end] = [new AbortController(), new AbortController()];
  async function run() {
    const { signal } = last;
    while (!signal.aborted) await pause(await step(end.signal), undefined, { signal }).catch(() => undefined);
  }
  const running = Promise.all(Array.from({ length: AT_ONCE }, run));
  return () => {
    last.abort();
    setTimeout(() => {
      end.abort();
    }, graceMs).unref();
    return running;
  };
}
