/** Sends what waits in the outbox, one after the other, and tries again for days what could not be sent. */
import type { Mail } from './mail.ts';
import type { DueMail, Outbox, Outcome } from './outbox-rows.ts';

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
  /** This mail, for good. */
  | { readonly kind: 'refused'; readonly why: string }
  /** This mail, for now. */
  | { readonly kind: 'postponed'; readonly why: string }
  /** The server takes nothing, whoever it is for. */
  | { readonly kind: 'away'; readonly why: string };

export type Deliver = (mail: Mail, messageId: string) => Promise<Delivery>;

interface Ports {
  readonly outbox: Outbox;
  /** Nothing where there is nothing that could be written. */
  readonly compose: (due: DueMail) => Promise<Mail | undefined>;
  readonly deliver: Deliver;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
  /** Before the second attempt; each further one waits twice as long. */
  readonly retryMs: number;
  /** Longer than any attempt lasts: whose process has ended in the middle is tried again after that. */
  readonly leaseMs: number;
}

const iso = (ms: number) => new Date(ms).toISOString();

async function attempt({ compose, deliver }: Ports, due: DueMail): Promise<Delivery> {
  try {
    const mail = await compose(due);
    if (!mail) return { kind: 'refused', why: 'What is kept cannot be read' };
    return await deliver(mail, due.messageId);
  } catch (error) {
    // Without the site's facts nothing can be written, or without a line of ours that is wrong.
    return { kind: 'postponed', why: error instanceof Error ? error.message : String(error) };
  }
}

function outcomeOf(
  delivery: Delivery,
  { attempts, createdAt }: DueMail,
  { now, retryMs }: Pick<Ports, 'now' | 'retryMs'>,
): Outcome {
  const at = iso(now());
  if (delivery.kind === 'sent') return { state: 'sent', at, attempts: attempts + 1, error: '' };
  const error = delivery.why.slice(0, ERROR_LENGTH);
  if (delivery.kind === 'away') return { state: 'waiting', at, attempts, error };
  const isOver = delivery.kind === 'refused' || now() - Date.parse(createdAt) > GIVE_UP_MS;
  if (isOver) return { state: 'failed', at, attempts: attempts + 1, error };
  const pause = Math.min(retryMs * 2 ** attempts, LONGEST_PAUSE_MS);
  return { state: 'waiting', at: iso(now() + pause), attempts: attempts + 1, error };
}

/** Gives a step that sends one mail, if one is due, and says for how many milliseconds nothing is to be done. */
export function sender(ports: Ports): () => Promise<number> {
  const { outbox, now, report, retryMs, leaseMs } = ports;
  let absences = 0;
  /** What is true and could not be written down. Sending on without it would send again. */
  let unsettled: { readonly id: number; readonly outcome: Outcome } | undefined;

  async function settle() {
    if (unsettled) await outbox.settle(unsettled.id, unsettled.outcome);
    unsettled = undefined;
  }

  return async () => {
    try {
      await settle();
      const due = await outbox.take(iso(now()), iso(now() + leaseMs));
      if (!due) return LOOK_MS;
      const delivery = await attempt(ports, due);
      unsettled = { id: due.id, outcome: outcomeOf(delivery, due, ports) };
      if (delivery.kind !== 'sent')
        report(new Error(`The mail “${due.kind}” of ${due.submission.reference}: ${delivery.why}`));
      absences = delivery.kind === 'away' ? absences + 1 : 0;
      await settle();
      return absences === 0 ? 0 : Math.min(retryMs * 2 ** (absences - 1), LONGEST_ABSENCE_MS);
    } catch (error) {
      report(error);
      return LOOK_MS;
    }
  };
}
