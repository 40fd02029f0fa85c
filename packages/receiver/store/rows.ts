/** Rows that the transactions of several modules read or write. */
import { isRecord, parseJson } from '@site/rules/text/json';
import type { MailKind } from '../mail/mail-kinds.ts';
import type { Query, Value } from './database.ts';

export type SubmissionKind = 'contact' | 'order';

/** A message or an order that passed every check. */
export interface Submission {
  /**
   * The `Idempotency-Key`. It stays the same however often the visitor sends this submission. Messages and
   * orders have separate keys.
   */
  readonly key: string;
  readonly kind: SubmissionKind;
  /**
   * The unique name that people quote. The site gives a message its reference. The receiver gives an order a
   * reference that cannot be guessed.
   */
  readonly reference: string;
  /** ISO 8601, by the receiver's clock. */
  readonly receivedAt: string;
  /**
   * True if the submission looks like a robot's, or is one of many from one connection. Such a submission is
   * stored, because a person has to decide.
   */
  readonly suspect: boolean;
  /** The sender's address, in lower case. */
  readonly email: string;
  /** The cleaned values, which everything else reads. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The fields of the request as they were sent, as evidence only. */
  readonly body: string;
}

interface SubmissionRow extends Omit<Submission, 'suspect' | 'fields'> {
  readonly suspect: number;
  readonly fields: string;
}

/** Finds the references in rows. `rowsSql` names their table and the condition that they meet. */
export async function findReferences(query: Query, rowsSql: string, ...values: readonly Value[]) {
  const rows = await query<{ reference: string }>(`SELECT reference FROM ${rowsSql}`, ...values);
  return rows.map(({ reference }) => reference);
}

export async function findSubmissions(query: Query, condition: string, ...values: readonly Value[]) {
  const rows = await query<SubmissionRow>(
    `SELECT key, kind, reference, received_at AS "receivedAt", suspect, email, fields, body
     FROM submissions WHERE ${condition}`,
    ...values,
  );
  return rows.map(({ suspect, fields, ...others }): Submission => {
    const parsed = parseJson(fields);
    return {
      ...others,
      suspect: suspect === 1,
      // A row that was damaged by hand must not keep others from being read.
      fields: isRecord(parsed) ? parsed : {},
    };
  });
}

export async function findSubmission(query: Query, condition: string, ...values: readonly Value[]) {
  const [first] = await findSubmissions(query, condition, ...values);
  return first;
}

/** Adds missing emails, within the caller's transaction. */
export async function insertMails(query: Query, kinds: readonly MailKind[], reference: string, at: string) {
  const insertSql = `INSERT INTO outbox (reference, kind, message_id, created_at, state, at, attempts, error)
    VALUES ($1, $2, $3, $4, 'waiting', $4, 0, '') ON CONFLICT (reference, kind) DO NOTHING`;
  for (const kind of kinds) await query(insertSql, reference, kind, crypto.randomUUID(), at);
}
