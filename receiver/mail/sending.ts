/** Sends what waits in the outbox, one mail after the other, and tries again for days what could not be sent. */
import { setTimeout as pause } from 'node:timers/promises';
import type { DueMail, MailOutcome } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import type { Mail } from './mail.ts';

const HOUR_MS = 60 * 60 * 1000;

/** As long as mail servers try by custom (RFC 5321, 4.5.4.1). */
const GIVE_UP_MS = 5 * 24 * HOUR_MS;

/** Between two attempts at one mail, and at a server that is away. */
const LONGEST_PAUSE_MS = 4 * HOUR_MS;
const LONGEST_ABSENCE_MS = HOUR_MS / 4;

/** So often the outbox is looked into. Nothing has to wake the sender, and other processes may fill the box. */
const LOOK_MS = 1000;

const ERROR_LENGTH = 300;

export type Delivery =
  | { readonly kind: 'sent' }
  /** `refused`: this mail, for good. `postponed`: this mail, for now. `away`: the server takes nothing from anyone. */
  | { readonly kind: 'refused' | 'postponed' | 'away'; readonly why: string };

export type Deliver = (mail: Mail, messageId: string) => Promise<Delivery>;

interface Ports {
  readonly outbox: Pick<Store, 'takeMail' | 'settleMail'>;
  readonly compose: (due: DueMail) => Promise<Mail>;
  readonly deliver: Deliver;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
  /** Before the second attempt; each further one waits twice as long. */
  readonly retryMs: number;
  /** Longer than any attempt lasts: one whose process has ended in the middle is made again after that. */
  readonly leaseMs: number;
}

const iso = (ms: number) => new Date(ms).toISOString();

/** Without the site's facts nothing can be written, nor with a line of ours that is wrong. */
const attempt = ({ compose, deliver }: Ports, due: DueMail): Promise<Delivery> =>
  compose(due)
    .then((mail) => deliver(mail, due.messageId))
    .catch((error: unknown) => ({
      kind: 'postponed',
      why: error instanceof Error ? error.message : String(error),
    }));

function outcomeOf(
  delivery: Delivery,
  { attempts, createdAt }: DueMail,
  { now, retryMs }: Pick<Ports, 'now' | 'retryMs'>,
): MailOutcome {
  const at = iso(now());
  if (delivery.kind === 'sent') return { state: 'sent', at, attempts: attempts + 1, error: '' };
  const error = delivery.why.slice(0, ERROR_LENGTH);
  if (delivery.kind === 'away') return { state: 'waiting', at, attempts, error };
  const isOver = delivery.kind === 'refused' || now() - Date.parse(createdAt) > GIVE_UP_MS;
  if (isOver) return { state: 'failed', at, attempts: attempts + 1, error };
  const pauseMs = Math.min(retryMs * 2 ** attempts, LONGEST_PAUSE_MS);
  return { state: 'waiting', at: iso(now() + pauseMs), attempts: attempts + 1, error };
}

/** Gives a step that sends one mail, if one is due, and says for how many milliseconds there is nothing to do. */
export function sender(ports: Ports): () => Promise<number> {
  const { outbox, now, report, retryMs, leaseMs } = ports;
  let absences = 0;
  /** What is true and could not be written down. Sending on without it would send again. */
  let unsettled: { readonly id: number; readonly outcome: MailOutcome } | undefined;

  async function settle() {
    if (unsettled) await outbox.settleMail(unsettled.id, unsettled.outcome);
    unsettled = undefined;
  }

  return async () => {
    try {
      await settle();
      const due = await outbox.takeMail(iso(now()), iso(now() + leaseMs));
      if (!due) return LOOK_MS;
      const delivery = await attempt(ports, due);
      unsettled = { id: due.id, outcome: outcomeOf(delivery, due, ports) };
      if (delivery.kind !== 'sent')
        report(new Error(`The mail “${due.kind}” of ${due.reference}: ${delivery.why}`));
      absences = delivery.kind === 'away' ? absences + 1 : 0;
      await settle();
      return absences === 0 ? 0 : Math.min(retryMs * 2 ** (absences - 1), LONGEST_ABSENCE_MS);
    } catch (error) {
      report(error);
      return LOOK_MS;
    }
  };
}

/** Takes step after step until the function that it gives is called, which waits for the mail that is under way. */
export function keepSending(step: () => Promise<number>): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  async function run() {
    while (!signal.aborted) await pause(await step(), undefined, { signal }).catch(() => undefined);
  }
  const running = run();
  return () => {
    stop.abort();
    return running;
  };
}
