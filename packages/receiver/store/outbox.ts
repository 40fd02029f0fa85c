/** Mails that are to be sent, were sent or were given up. Their words are not stored: those follow from the rest. */
import type { MailKind } from '../mail/mail.ts';
import type { Database, Rows } from './database.ts';
import { paymentsOf, type Payment } from './payments.ts';
import { submissionsOf, type Submission } from './rows.ts';
import { WAITS_ABOUT_MESSAGE, WAITS_ABOUT_ORDER } from './schema.ts';

/** How a mail stands, as an operator sees it. */
export interface MailStanding {
  readonly kind: MailKind;
  readonly state: 'waiting' | 'sent' | 'failed';
  /** ISO 8601: when it is tried next, was sent, or was given up. */
  readonly at: string;
  readonly attempts: number;
  readonly error: string;
}

export type MailOutcome = Omit<MailStanding, 'kind'>;

/** A mail that is to be tried now, with all that it says. */
export interface DueMail {
  readonly reference: string;
  readonly kind: MailKind;
  /** The part in front of the @. The same in every attempt. */
  readonly messageId: string;
  readonly attempts: number;
  readonly submission: Submission;
  /** Further messages that it is about. */
  readonly others: readonly Submission[];
  /** Of an order, as they are noted now. */
  readonly payments: readonly Payment[];
  /** Why its customer was sent no mail when the order came. */
  readonly heldBack: string | undefined;
}

type Waiting = Pick<DueMail, 'reference' | 'kind' | 'messageId' | 'attempts'> & { readonly id: number };

/** Between two attempts at one mail. What would be due later was noted by a clock that has been set back since. */
export const LONGEST_PAUSE_MS = 4 * 60 * 60 * 1000;

/** Takes the one that has been due for longest, so that one that comes back at once lets all others go first. */
const firstOf = (whose: string, when: string) =>
  `SELECT id, reference, kind, message_id AS "messageId", attempts FROM outbox
   WHERE ${whose} AND ${when} AND EXISTS (SELECT 1 FROM submissions WHERE submissions.reference = outbox.reference)
   ORDER BY at, id LIMIT 1`;

/** A customer waits for those about an order, and a flood of messages holds up none of them. */
async function nextDue(rows: Rows, now: string) {
  const latest = new Date(Date.parse(now) + LONGEST_PAUSE_MS).toISOString();
  for (const whose of [WAITS_ABOUT_ORDER, WAITS_ABOUT_MESSAGE]) {
    const [due] = await rows<Waiting>(firstOf(whose, 'at <= $1'), now);
    if (due) return due;
    const [later] = await rows<Waiting>(firstOf(whose, 'at > $1'), latest);
    if (later) return later;
  }
  return undefined;
}

const OF_MAIL = "state = 'waiting' AND message_id = $1";

/** Where so many messages wait, the company gets one mail about them. */
export const TOGETHER = 20;

const FIRST_DUE = `FROM outbox WHERE ${WAITS_ABOUT_MESSAGE} AND at <= $1 ORDER BY at, id LIMIT ${TOGETHER}`;

/**
 * Gives the messages that are due first one mail, where none of them was tried before. They have its id: whoever tries it
 * again after the end of a process takes the same.
 */
async function gather(rows: Rows, { id, messageId }: Waiting, now: string) {
  const first = await rows<{ id: number; untried: number }>(
    `SELECT id, CASE WHEN at = created_at THEN 1 ELSE 0 END AS untried ${FIRST_DUE}`,
    now,
  );
  if (first.length === TOGETHER && first[0]?.id === id && first.every(({ untried }) => untried === 1))
    await rows(`UPDATE outbox SET message_id = $2 WHERE id IN (SELECT id ${FIRST_DUE})`, now, messageId);
}

/** Why the order's invoice is held back: nothing else is given up before an attempt. Once paid, it is confirmed. */
const HELD_BACK = `SELECT error FROM outbox WHERE reference = $1 AND kind = 'invoice' AND state = 'failed' AND attempts = 0
  AND reference NOT IN (SELECT reference FROM outbox WHERE kind = 'confirmation' AND reference = $1)`;

const STANDING = 'SELECT kind, state, at, attempts, error FROM outbox WHERE reference = $1 ORDER BY id';

export const outboxIn = ({ read, write }: Database) => ({
  mailsOf: (reference: string) => read((rows) => rows<MailStanding>(STANDING, reference)),
  /**
   * How many wait, and since when: in ISO 8601, as they were noted or an operator has had them tried again. And how many
   * were given up: a person has to look at those.
   */
  mailCounts: async () => {
    const counting = `SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting,
      count(*) FILTER (WHERE state = 'failed') AS failed,
      min(created_at) FILTER (WHERE state = 'waiting') AS "waitingSince"
      FROM outbox WHERE state <> 'sent'`;
    const nothing = { waiting: 0, failed: 0, waitingSince: null as string | null };
    const [counts = nothing] = await read((rows) => rows<typeof nothing>(counting));
    return counts;
  },
  /** Tries the submission's mails again that were given up, and gives how many. */
  resend: async (reference: string, now: string): Promise<number> => {
    const again = `UPDATE outbox SET state = 'waiting', at = $2, created_at = $2, attempts = 0
      WHERE reference = $1 AND state = 'failed' RETURNING id`;
    return (await write((rows) => rows(again, reference, now))).length;
  },
  /** The mail whose turn it is, which no one else gets until then; nothing where none is due. */
  takeMail: async (now: string, until: string): Promise<DueMail | undefined> => {
    // Most often there is none, and nothing to write.
    if (!(await read((rows) => nextDue(rows, now)))) return undefined;
    return write(async (rows) => {
      const due = await nextDue(rows, now);
      if (!due) return undefined;
      await gather(rows, due, now);
      await rows(`UPDATE outbox SET at = $2 WHERE ${OF_MAIL}`, due.messageId, until);
      const about = `reference IN (SELECT reference FROM outbox WHERE ${OF_MAIL}) ORDER BY id`;
      const found = await submissionsOf(rows, about, due.messageId);
      const [submission, ...others] = found.map((one) => one.submission);
      if (!submission) return undefined;
      const payments = await paymentsOf(rows, due.reference);
      const [held] = await rows<{ error: string }>(HELD_BACK, due.reference);
      return { ...due, submission, others, payments, heldBack: held?.error };
    });
  },
  /** Messages whose mail was not sent go alone from then on: one of them may be why. */
  settleMail: async ({ messageId, others, attempts: before }: DueMail, outcome: MailOutcome) => {
    const { state, at, attempts, error } = outcome;
    const isApart = others.length > 0 && state === 'waiting' && attempts > before;
    const id = isApart ? "message_id || '-' || id" : 'message_id';
    const settled = `UPDATE outbox SET state = $2, at = $3, attempts = $4, error = $5, message_id = ${id} WHERE ${OF_MAIL}`;
    await write((rows) => rows(settled, messageId, state, at, attempts, error));
  },
});
