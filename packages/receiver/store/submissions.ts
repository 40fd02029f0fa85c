import type { MailKind } from '../mail/mail.ts';
import type { Database, Rows } from './database.ts';
import { holdBackExcess } from './hold-back.ts';
import { insertMails, submissionOf, submissionsOf, type Kind, type Submission } from './rows.ts';

const ofKey = (rows: Rows, kind: Kind, key: string) =>
  submissionOf(rows, 'kind = $1 AND key = $2', kind, key);

/** With the reference itself, or with an ending where another submission has it already. */
async function insert(rows: Rows, sent: Submission): Promise<Submission> {
  const { key, kind, receivedAt, suspect, email, fields, body } = sent;
  let { reference } = sent;
  while (await submissionOf(rows, 'reference = $1', reference))
    reference = `${sent.reference}-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const orderNumber = typeof fields.orderNumber === 'string' ? fields.orderNumber : null;
  await rows(
    `INSERT INTO submissions (kind, key, reference, received_at, suspect, email, order_number, fields, body)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    ...[kind, key, reference, receivedAt, suspect ? 1 : 0, email, orderNumber],
    ...[JSON.stringify(fields), body],
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
  recall: (kind: Kind, key: string) => read((rows) => ofKey(rows, kind, key)),
  findOrder: (reference: string) =>
    read((rows) => submissionOf(rows, "kind = 'order' AND reference = $1", reference)),
  /** By reference or order number: visitors' clocks make those, so two orders may have the same. */
  findNamed: async (name: string): Promise<readonly Submission[]> => {
    const named = `reference = $1 OR order_number = $1 ORDER BY id LIMIT ${PAGE}`;
    return (await read((rows) => submissionsOf(rows, named, name))).map(({ submission }) => submission);
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
    const after = `id > $1 AND email = coalesce($2, email) ORDER BY id LIMIT ${PAGE}`;
    let page: Awaited<ReturnType<typeof submissionsOf>> = [];
    do {
      const last = page.at(-1)?.id ?? 0;
      page = await read((rows) => submissionsOf(rows, after, last, email ?? null));
      for (const { submission } of page) yield submission;
    } while (page.length === PAGE);
  },
});
