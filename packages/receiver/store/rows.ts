/** Rows that transactions of several tables read or write. */
import { isRecord, parseJson } from '@site/rules/text/json';
import type { MailKind } from '../mail/mail.ts';
import type { Rows, Value } from './database.ts';

export type Kind = 'contact' | 'order';

/** A message or an order that passed every check. */
export interface Submission {
  /** The `Idempotency-Key`: one submit of one visitor. Messages and orders have keys of their own. */
  readonly key: string;
  readonly kind: Kind;
  /** What people quote, unique; a message brings its own, an order gets one that no one can guess. */
  readonly reference: string;
  /** ISO 8601, by the receiver's clock. */
  readonly receivedAt: string;
  /** Whether it looks like a robot's, or is one of many from one connection. It is stored all the same: a person decides. */
  readonly suspect: boolean;
  /** The sender's, in lower case. */
  readonly email: string;
  /** What was checked, cleaned: this is what is read. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The fields of the request as they were sent, as evidence only. */
  readonly body: string;
}

interface SubmissionRow extends Omit<Submission, 'suspect' | 'fields'> {
  readonly id: number;
  readonly suspect: number;
  readonly fields: string;
}

const COLUMNS = 'id, key, kind, reference, received_at AS "receivedAt", suspect, email, fields, body';

/** What is found, with the number of each: later submissions have higher ones. */
export async function submissionsOf(rows: Rows, condition: string, ...values: readonly Value[]) {
  const found = await rows<SubmissionRow>(`SELECT ${COLUMNS} FROM submissions WHERE ${condition}`, ...values);
  return found.map(({ id, suspect, fields, ...others }) => {
    const parsed = parseJson(fields);
    // A row that was damaged by hand must not stop the reading of the others.
    const submission: Submission = {
      ...others,
      suspect: suspect === 1,
      fields: isRecord(parsed) ? parsed : {},
    };
    return { id, submission };
  });
}

export async function submissionOf(rows: Rows, condition: string, ...values: readonly Value[]) {
  const [found] = await submissionsOf(rows, condition, ...values);
  return found?.submission;
}

/** Within the caller's transaction. What is noted again brings no second mail. */
export async function insertMails(rows: Rows, kinds: readonly MailKind[], reference: string, at: string) {
  for (const kind of kinds)
    await rows(
      `INSERT INTO outbox (reference, kind, message_id, created_at, state, at, attempts, error)
       VALUES ($1, $2, $3, $4, 'waiting', $4, 0, '') ON CONFLICT (reference, kind) DO NOTHING`,
      ...[reference, kind, crypto.randomUUID(), at],
    );
}
