/** Between a row of the table and a submission. */
import type { Database, Row, Statements } from './database.ts';
import type { Kind, Submission } from './store.ts';
import { parseJson, isRecord } from './site.ts';

/** What cannot be read is absent, so that one bad row stops nobody from reading the next. */
function fieldsOf(text: unknown): Submission['fields'] {
  const value = typeof text === 'string' ? parseJson(text) : undefined;
  return isRecord(value) ? value : undefined;
}

const submission = (row: Row): Submission => ({
  key: String(row.key),
  kind: row.kind === 'order' ? 'order' : 'contact',
  reference: String(row.reference),
  receivedAt: String(row.received_at),
  suspect: row.suspect === 1,
  email: String(row.email),
  fields: fieldsOf(row.fields),
  body: String(row.body),
});

async function firstOf(rows: Promise<readonly Row[]>): Promise<Submission | undefined> {
  const [row] = await rows;
  return row && submission(row);
}

export const submissionOfKey = ({ rows }: Statements, kind: Kind, key: string) =>
  firstOf(rows('SELECT * FROM submissions WHERE kind = $1 AND key = $2', kind, key));

export const orderOfReference = ({ rows }: Statements, reference: string) =>
  firstOf(rows("SELECT * FROM submissions WHERE kind = 'order' AND reference = $1", reference));

export const submissionOfReference = ({ rows }: Statements, reference: string) =>
  firstOf(rows('SELECT * FROM submissions WHERE reference = $1', reference));

/** How many are in memory at once while all are read: there may be a hundred thousand. */
const PAGE = 200;

/** Oldest first. What arrives meanwhile comes last. */
export async function* everySubmission({ read }: Database): AsyncGenerator<Submission> {
  const after = (id: number) =>
    read(({ rows }) => rows(`SELECT * FROM submissions WHERE id > $1 ORDER BY id LIMIT ${PAGE}`, id));
  for (let last = 0; ;) {
    const page = await after(last);
    yield* page.map(submission);
    if (page.length < PAGE) return;
    last = Number(page.at(-1)?.id);
  }
}

const ending = () => crypto.randomUUID().slice(0, 8).toUpperCase();

/** The reference itself, or with an ending where another submission has it already. */
async function freeReference({ rows }: Statements, wanted: string): Promise<string> {
  for (let reference = wanted; ; reference = `${wanted}-${ending()}`) {
    const taken = await rows('SELECT 1 FROM submissions WHERE reference = $1', reference);
    if (taken.length === 0) return reference;
  }
}

/** Within a transaction of the caller's. */
export async function insertSubmission(statements: Statements, sent: Submission): Promise<Submission> {
  const { key, kind, receivedAt, suspect, email, fields, body } = sent;
  const reference = await freeReference(statements, sent.reference);
  await statements.rows(
    `INSERT INTO submissions (kind, key, reference, received_at, suspect, email, fields, body)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    ...[kind, key, reference, receivedAt, suspect ? 1 : 0, email],
    ...[fields ? JSON.stringify(fields) : null, body],
  );
  return { ...sent, reference };
}
