/** The store in a database of either engine. */
import type { Database } from './database.ts';
import type { MailKind } from './mail/mail.ts';
import { countMails, insertMails } from './mail/outbox-rows.ts';
import { paymentsOf, startedPaymentOf } from './payment-rows.ts';
import { isNews, standingBy, type Outcome, type Standing } from './payments/standing.ts';
import type { Kind, Payment, StartedPayment, Submission } from './store.ts';
import { insertSubmission, orderOfReference, submissionOfKey } from './submission-rows.ts';
import { majorUnits } from './site.ts';

/** A check writes as much as the longest body with its fields: on a disk that is nearly full, a byte proves nothing. */
const ROOM = new Uint8Array(160 * 1024);

/** Which mails tell of what has arrived. */
type MailsAbout = (kept: Submission) => readonly MailKind[];

/** Which mails tell of what is noted of a payment. What the office notes besides, it knows. */
const MAILS_OF: Readonly<Partial<Record<Outcome, readonly MailKind[]>>> = {
  paid: ['paid', 'confirmation'],
  reversed: ['reversed'],
  differs: ['differs'],
};

type Order = Pick<Submission, 'reference'>;

/** Where submissions are kept. Everything rejects with `StoreUnavailable` where the storage does not do its part. */
export type Store = ReturnType<typeof sqlStore>;

/** As much of it as messages need. */
export type MessageStore = Pick<Store, 'recall' | 'keepOnce' | 'check'> & Partial<Pick<Store, 'mails'>>;

export const sqlStore = ({ read, write, close }: Database, mailsAbout: MailsAbout = () => ['received']) => ({
  /** What was kept under the key, if anything was. */
  recall: (kind: Kind, key: string) => read((statements) => submissionOfKey(statements, kind, key)),
  findOrder: (reference: string) => read((statements) => orderOfReference(statements, reference)),
  standingOf: (reference: string) =>
    read(async (statements) => standingBy(await paymentsOf(statements, reference))),
  startedPayment: (reference: string) => read((statements) => startedPaymentOf(statements, reference)),
  /** The order whose payment the provider knows by the id. */
  referenceOf: (provider: string, id: string) =>
    read(async ({ rows }) => {
      const [row] = await rows<Order>(
        'SELECT reference FROM started_payments WHERE provider = $1 AND provider_id = $2',
        ...[provider, id],
      );
      return row?.reference;
    }),
  /** Orders whose payments were begun then or later, and neither paid nor taken back: what was declined may yet be paid. */
  unsettled: (provider: string, since: string) =>
    read(async ({ rows }) => {
      const orders = await rows<Order>(
        `SELECT reference FROM started_payments WHERE provider = $1 AND at >= $2 AND reference NOT IN
           (SELECT reference FROM payments WHERE outcome IN ('paid', 'reversed')) ORDER BY at`,
        ...[provider, since],
      );
      return orders.map(({ reference }) => reference);
    }),
  /**
   * Keeps the submission unless its key is taken, in one transaction with its mails, and gives what is kept under the
   * key now: of two at the same moment, both are given the first. What was given is on the disk. A reference that is
   * taken is given an ending of its own.
   */
  keepOnce: (sent: Submission): Promise<Submission> =>
    write(async (statements) => {
      const known = await submissionOfKey(statements, sent.kind, sent.key);
      if (known) return known;
      const kept = await insertSubmission(statements, sent);
      await insertMails(statements, mailsAbout(kept), kept.reference, kept.receivedAt);
      return kept;
    }),
  /** Keeps it unless the order has one, and gives the one that is kept: of two at the same moment, the first. */
  keepStarted: (payment: StartedPayment): Promise<StartedPayment> =>
    write(async (statements) => {
      const { reference, provider, id, ownId, address, amount, at } = payment;
      const known = await startedPaymentOf(statements, reference);
      if (known) return known;
      await statements.rows(
        `INSERT INTO started_payments (reference, provider, provider_id, own_id, address, currency, total, at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        ...[reference, provider, id, ownId, address, amount.currency, String(majorUnits(amount)), at],
      );
      return payment;
    }),
  /** Notes it where it is news, in one transaction, and gives how the order stands now. Paid stays paid. */
  notePayment: (payment: Payment): Promise<Standing> =>
    write(async (statements) => {
      const { reference, outcome, note, at } = payment;
      const noted = await paymentsOf(statements, reference);
      if (!isNews(noted, payment)) return standingBy(noted);
      await statements.rows(
        'INSERT INTO payments (reference, outcome, note, at) VALUES ($1, $2, $3, $4)',
        ...[reference, outcome, note, at],
      );
      await insertMails(statements, MAILS_OF[outcome] ?? [], reference, at);
      return standingBy([...noted, payment]);
    }),
  /** How many mails wait, and how many nobody took. */
  mails: () => read(countMails),
  /** Rejects where the longest submission could not be written where it is to be kept. */
  check: () =>
    write(async ({ rows }) => {
      await rows(
        'INSERT INTO health VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET room = excluded.room',
        ROOM,
      );
    }),
  close,
});
