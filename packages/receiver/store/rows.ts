/** Queries that several modules of the store run inside their own transactions. */
import { isObject, parseJson } from '@site/rules/text/json';
import type { EmailKind } from '../mail/email-kinds.ts';
import type { Query, SqlValue } from './database.ts';

export type SubmissionKind = 'contact' | 'order';

/** A message or an order that passed every check. */
export interface Submission {
  /**
   * The `Idempotency-Key`, which is the same however often the visitor sends the submission. messages.ts
   * makes a key for a plain form, which has none. A message and an order may have the same key.
   */
  readonly key: string;
  readonly kind: SubmissionKind;
  /**
   * The unique name by which people refer to the submission. The site's page creates the reference of a
   * message, and the receiver creates that of a plain form. The receiver also creates the reference of an
   * order, so that no one can guess it.
   */
  readonly reference: string;
  /** The time by the receiver's clock, in ISO 8601. */
  readonly receivedAt: string;
  /**
   * True if the submission looks like a robot's, or is one of too many from one client. Such a submission is
   * still stored, because a person has to decide.
   */
  readonly suspect: boolean;
  /** The sender's address, in lower case. */
  readonly email: string;
  /** The cleaned fields, from which emails, bills and exports are made. */
  readonly fields: Readonly<Record<string, unknown>>;
  /**
   * The fields of the request as they were sent, in JSON, without unknown fields. They serve as evidence, and
   * to recognise a repeated request.
   */
  readonly body: string;
}

interface SubmissionRow extends Omit<Submission, 'suspect' | 'fields'> {
  readonly suspect: number;
  readonly fields: string;
}

export async function selectReferences(query: Query, fromClause: string, ...values: readonly SqlValue[]) {
  const rows = await query<{ reference: string }>(`SELECT reference FROM ${fromClause}`, ...values);
  return rows.map(({ reference }) => reference);
}

export async function selectSubmissions(query: Query, condition: string, ...values: readonly SqlValue[]) {
  const rows = await query<SubmissionRow>(
    `SELECT key, kind, reference, received_at AS "receivedAt", suspect, email, fields, body
     FROM submissions WHERE ${condition}`,
    ...values,
  );
  return rows.map(({ suspect, fields, ...columns }): Submission => {
    const parsedFields = parseJson(fields);
    return {
      ...columns,
      suspect: suspect === 1,
      // If someone has damaged a row by hand, the other rows can still be read.
      fields: isObject(parsedFields) ? parsedFields : {},
    };
  });
}

export async function findSubmission(query: Query, condition: string, ...values: readonly SqlValue[]) {
  const [first] = await selectSubmissions(query, condition, ...values);
  return first;
}

/** Adds emails to the outbox, within the caller's transaction. Skips emails that are already there. */
export async function insertEmails(query: Query, kinds: readonly EmailKind[], reference: string, at: string) {
  const insertSql = `INSERT INTO outbox (reference, kind, message_id, created_at, state, at, attempts, error)
    VALUES ($1, $2, $3, $4, 'waiting', $4, 0, '') ON CONFLICT (reference, kind) DO NOTHING`;
  for (const kind of kinds) await query(insertSql, reference, kind, crypto.randomUUID(), at);
}
