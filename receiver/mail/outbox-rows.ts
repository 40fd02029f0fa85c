/** Between rows of the outbox and mails. */
import type { Database, Statements } from '../database.ts';
import { paymentsOf } from '../payment-rows.ts';
import type { Payment, Submission } from '../store.ts';
import { submissionOfReference } from '../submission-rows.ts';
import type { MailKind } from './mail.ts';

type MailState = 'waiting' | 'sent' | 'failed';

/** How a mail stands, as an operator is shown it. */
export interface MailStanding {
  readonly kind: MailKind;
  readonly state: MailState;
  /** ISO 8601: when it is tried next, was sent, or was given up. */
  readonly at: string;
  readonly attempts: number;
  /** What went wrong last. */
  readonly error: string;
}

interface Waiting {
  readonly id: number;
  readonly reference: string;
  readonly kind: MailKind;
  /** The part in front of the @. The same in every attempt. */
  readonly messageId: string;
  readonly createdAt: string;
  readonly attempts: number;
}

/** One that is to be tried now, with all that is to be said in it. */
export interface DueMail extends Waiting {
  readonly submission: Submission;
  /** Of an order, as they are noted now. */
  readonly payments: readonly Payment[];
}

export type Outcome = Pick<MailStanding, 'state' | 'at' | 'attempts' | 'error'>;

export type Outbox = ReturnType<typeof outboxIn>;

/** Within the transaction that keeps what they tell of. Whatever is noted again brings no second mail. */
export async function insertMails(
  { rows }: Statements,
  kinds: readonly MailKind[],
  reference: string,
  at: string,
): Promise<void> {
  for (const kind of kinds)
    await rows(
      `INSERT INTO outbox (reference, kind, message_id, created_at, state, at, attempts, error)
       VALUES ($1, $2, $3, $4, 'waiting', $4, 0, '') ON CONFLICT (reference, kind) DO NOTHING`,
      ...[reference, kind, crypto.randomUUID(), at],
    );
}

const STANDING = 'SELECT kind, state, at, attempts, error FROM outbox WHERE reference = $1 ORDER BY id';

export const mailsOf = ({ read }: Database, reference: string) =>
  read(({ rows }) => rows<MailStanding>(STANDING, reference));

export interface MailCounts {
  readonly waiting: number;
  /** Given up: a person has to look. */
  readonly failed: number;
}

export async function countMails({ rows }: Statements): Promise<MailCounts> {
  const found = await rows(
    "SELECT state, count(*) AS count FROM outbox WHERE state <> 'sent' GROUP BY state",
  );
  const count = (state: MailState) => Number(found.find((row) => row.state === state)?.count ?? 0);
  return { waiting: count('waiting'), failed: count('failed') };
}

/** Those of one submission that nobody took are to be tried again. Gives how many. */
export const resend = ({ write }: Database, reference: string, now: string): Promise<number> =>
  write(async ({ rows }) => {
    const again = await rows(
      `UPDATE outbox SET state = 'waiting', at = $2, created_at = $2, attempts = 0
       WHERE reference = $1 AND state = 'failed' RETURNING id`,
      ...[reference, now],
    );
    return again.length;
  });

const DUE = `SELECT id, reference, kind, message_id AS "messageId", created_at AS "createdAt", attempts
  FROM outbox WHERE state = 'waiting' AND at <= $1 AND reference IN (SELECT reference FROM submissions) ORDER BY id LIMIT 1`;

export const outboxIn = ({ read, write }: Database) => ({
  /** The oldest that is due, kept from everybody else until then; nothing where none is. */
  take: async (now: string, until: string): Promise<DueMail | undefined> => {
    // Most often there is none, and nothing to write.
    const [waiting] = await read(({ rows }) => rows(DUE, now));
    if (!waiting) return undefined;
    return write(async (statements) => {
      const [due] = await statements.rows<Waiting>(DUE, now);
      const submission = due && (await submissionOfReference(statements, due.reference));
      if (!submission) return undefined;
      await statements.rows('UPDATE outbox SET at = $2 WHERE id = $1', due.id, until);
      return { ...due, submission, payments: await paymentsOf(statements, due.reference) };
    });
  },
  settle: (id: number, { state, at, attempts, error }: Outcome): Promise<void> =>
    write(async ({ rows }) => {
      await rows(
        'UPDATE outbox SET state = $2, at = $3, attempts = $4, error = $5 WHERE id = $1',
        ...[id, state, at, attempts, error],
      );
    }),
});
