/** Messages and orders, each stored once. */
import type { MailKind } from '../mail/mail.ts';
import { isRecord, parseJson } from '@site/rules/text/json';
import type { Database, Rows, Value } from './database.ts';
import { holdBackExcess } from './hold-back.ts';
import { insertMails } from './rows.ts';

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
  /** Whether it looks like a robot's. It is stored all the same: a person decides. */
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

const COLUMNS =
  'id, key, kind, reference, received_at AS "receivedAt", suspect, email, fields, body FROM submissions';

/** A row that was damaged by hand must not stop the reading of the others. */
function fieldsIn(text: string): Submission['fields'] {
  const value = parseJson(text);
  return isRecord(value) ? value : {};
}

const submission = ({ key, kind, reference, receivedAt, suspect, email, fields, body }: SubmissionRow) => ({
  ...{ key, kind, reference, receivedAt, suspect: suspect === 1 },
  ...{ email, fields: fieldsIn(fields), body },
});

async function first(rows: Rows, where: string, ...values: readonly Value[]) {
  const [row] = await rows<SubmissionRow>(`SELECT ${COLUMNS} WHERE ${where}`, ...values);
  return row && submission(row);
}

const ofKey = (rows: Rows, kind: Kind, key: string) => first(rows, 'kind = $1 AND key = $2', kind, key);

export const submissionOf = (rows: Rows, reference: string) => first(rows, 'reference = $1', reference);

const ending = () => crypto.randomUUID().slice(0, 8).toUpperCase();

/** The reference itself, or with an ending where another submission has it already. */
async function freeReference(rows: Rows, wanted: string): Promise<string> {
  for (let reference = wanted; ; reference = `${wanted}-${ending()}`)
    if (!(await submissionOf(rows, reference))) return reference;
}

const numberIn = ({ orderNumber }: Submission['fields']) =>
  typeof orderNumber === 'string' ? orderNumber : null;

async function insert(rows: Rows, sent: Submission): Promise<Submission> {
  const { key, kind, receivedAt, suspect, email, fields, body } = sent;
  const reference = await freeReference(rows, sent.reference);
  await rows(
    `INSERT INTO submissions (kind, key, reference, received_at, suspect, email, order_number, fields, body)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    ...[
      kind,
      key,
      reference,
      receivedAt,
      suspect ? 1 : 0,
      email,
      numberIn(fields),
      JSON.stringify(fields),
      body,
    ],
  );
  return { ...sent, reference };
}

/** How many are in memory at once while all are read: there may be a hundred thousand. */
const PAGE = 200;

export type MailsAbout = (stored: Submission) => readonly MailKind[];

export const submissionsIn = (
  { read, write }: Database,
  mailsAbout: MailsAbout,
  customerMailsPerHour: number,
) => ({
  /** What is stored under the key, if anything is. */
  recall: (kind: Kind, key: string) => read((rows) => ofKey(rows, kind, key)),
  findOrder: (reference: string) =>
    read((rows) => first(rows, "kind = 'order' AND reference = $1", reference)),
  /** By reference or order number: visitors' clocks make those, so two orders may have the same. */
  findNamed: async (name: string): Promise<readonly Submission[]> => {
    const named = `SELECT ${COLUMNS} WHERE reference = $1 OR order_number = $1 ORDER BY id LIMIT ${PAGE}`;
    return (await read((rows) => rows<SubmissionRow>(named, name))).map(submission);
  },
  /**
   * Stores the submission unless its key is taken, in one transaction with its mails, and gives what is stored under
   * the key now: of two at the same moment, both get the first.
   */
  storeOnce: (sent: Submission): Promise<Submission> =>
    write(async (rows) => {
      const known = await ofKey(rows, sent.kind, sent.key);
      if (known) return known;
      const stored = await insert(rows, sent);
      const kinds = mailsAbout(stored);
      await insertMails(rows, kinds, stored.reference, stored.receivedAt);
      if (kinds.includes('invoice')) await holdBackExcess(rows, stored, customerMailsPerHour);
      return stored;
    }),
  /** Oldest first, of one sender where an address is given. What arrives meanwhile comes last. */
  everySubmission: async function* (email?: string): AsyncGenerator<Submission> {
    const after = (id: number) => (rows: Rows) =>
      email === undefined
        ? rows<SubmissionRow>(`SELECT ${COLUMNS} WHERE id > $1 ORDER BY id LIMIT ${PAGE}`, id)
        : rows<SubmissionRow>(
            `SELECT ${COLUMNS} WHERE id > $1 AND email = $2 ORDER BY id LIMIT ${PAGE}`,
            id,
            email,
          );
    for (let last = 0; ;) {
      const page = await read(after(last));
      yield* page.map(submission);
      if (page.length < PAGE) return;
      last = page.at(-1)?.id ?? last;
    }
  },
});
