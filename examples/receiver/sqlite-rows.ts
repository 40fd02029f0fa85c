/** Between a row and a submission. */
import { randomBytes } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { parseJson, isRecord } from '../../src/domain/text/json.ts';
import type { Submission } from './store.ts';

export type Row = Record<string, SQLOutputValue>;

/** What cannot be read is absent, so that one bad row stops nobody from reading the next. */
function fieldsOf(text: SQLOutputValue | undefined): Submission['fields'] {
  const value = typeof text === 'string' ? parseJson(text) : undefined;
  return isRecord(value) ? value : undefined;
}

export const submission = (row: Row): Submission => ({
  key: String(row.key),
  kind: row.kind === 'order' ? 'order' : 'contact',
  reference: String(row.reference),
  receivedAt: String(row.received_at),
  suspect: row.suspect === 1,
  email: String(row.email),
  fields: fieldsOf(row.fields),
  body: String(row.body),
});

/** The reference itself, or with an ending where another submission has it already. */
function freeReference(connection: DatabaseSync, wanted: string): string {
  const taken = connection.prepare('SELECT 1 FROM submissions WHERE reference = ?');
  let reference = wanted;
  while (taken.get(reference)) reference = `${wanted}-${randomBytes(4).toString('hex').toUpperCase()}`;
  return reference;
}

/** Within a transaction of the caller's. */
export function insertSubmission(connection: DatabaseSync, sent: Submission): Submission {
  const { key, kind, receivedAt, suspect, email, fields, body } = sent;
  const reference = freeReference(connection, sent.reference);
  connection
    .prepare(
      `INSERT INTO submissions (kind, key, reference, received_at, suspect, email, fields, body)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      kind,
      key,
      reference,
      receivedAt,
      suspect ? 1 : 0,
      email,
      fields ? JSON.stringify(fields) : null,
      body,
    );
  return { ...sent, reference };
}
