import type { EmailKind } from '../mail/email-kinds.ts';
import type { Database, Query } from './database.ts';
import { holdBackExcessInvoice } from './hold-back.ts';
import {
  selectReferences,
  findSubmission,
  selectSubmissions,
  insertEmails,
  type Submission,
  type SubmissionKind,
} from './rows.ts';

/**
 * The maximum number of submissions to list for one order number. Senders can choose the order number, so
 * very many submissions may have the same one.
 */
const MAX_ORDERS_WITH_SAME_NUMBER = 200;

/** Chooses the emails about a stored submission. */
export type ChooseEmails = (storedSubmission: Submission) => readonly EmailKind[];

const findByKey = (query: Query, kind: SubmissionKind, key: string) =>
  findSubmission(query, 'kind = $1 AND key = $2', kind, key);

/** Inserts a submission. If its reference is taken, adds a suffix to it. */
async function insertSubmission(query: Query, submission: Submission): Promise<Submission> {
  let { reference } = submission;
  while (await findSubmission(query, 'reference = $1', reference))
    reference = `${submission.reference}-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const { kind, key, receivedAt, suspect, email, fields, body } = submission;
  await query(
    `INSERT INTO submissions (kind, key, reference, received_at, suspect, email, order_number, fields, body)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    kind,
    key,
    reference,
    receivedAt,
    Number(suspect),
    email,
    typeof fields.orderNumber === 'string' ? fields.orderNumber : null,
    JSON.stringify(fields),
    body,
  );
  return { ...submission, reference };
}

export const createSubmissionStore = (
  { query: read, write }: Database,
  chooseEmails: ChooseEmails,
  maxInvoicesPerHour: number,
) => ({
  findByKey: (kind: SubmissionKind, key: string) => findByKey(read, kind, key),
  findOrder: (reference: string) => findSubmission(read, "kind = 'order' AND reference = $1", reference),
  /**
   * Lists the submissions with a reference or an order number. Order numbers come from visitors' clocks, so
   * several orders may have the same number.
   */
  listByReferenceOrNumber: (referenceOrNumber: string): Promise<readonly Submission[]> =>
    selectSubmissions(
      read,
      `reference = $1 OR order_number = $1 ORDER BY id LIMIT ${MAX_ORDERS_WITH_SAME_NUMBER}`,
      referenceOrNumber,
    ),
  /**
   * Stores the submission and its emails in one transaction, unless a stored submission has the same key.
   * Returns the submission that is stored under the key. Two requests at the same moment both get the
   * submission that was stored first.
   */
  storeOnce: (submission: Submission): Promise<Submission> =>
    write(async (query) => {
      const existingSubmission = await findByKey(query, submission.kind, submission.key);
      if (existingSubmission) return existingSubmission;
      const storedSubmission = await insertSubmission(query, submission);
      const kinds = chooseEmails(storedSubmission);
      await insertEmails(query, kinds, storedSubmission.reference, storedSubmission.receivedAt);
      if (kinds.includes('invoice')) await holdBackExcessInvoice(query, storedSubmission, maxInvoicesPerHour);
      return storedSubmission;
    }),
  /** Lists all submissions or one sender's, the oldest first. Reads them one at a time to save memory. */
  listSubmissions: async function* (email?: string): AsyncGenerator<Submission> {
    const fromClause = 'submissions WHERE email = coalesce($1, email) ORDER BY id';
    for (const reference of await selectReferences(read, fromClause, email ?? null)) {
      const submission = await findSubmission(read, 'reference = $1', reference);
      // The submission may have been deleted in the meantime.
      if (submission) yield submission;
    }
  },
});
