/** The store in a database of either engine. */
import type { Database } from './database.ts';
import type { MailKind } from './mail/mail.ts';
import { countMails, insertMails } from './mail/outbox-rows.ts';
import {
  insertPayment,
  insertStartedPayment,
  paymentsOf,
  referenceOfPayment,
  startedPaymentOf,
  unsettledPayments,
} from './payment-rows.ts';
import { isNews, standingBy, type Outcome, type Standing } from './payments/standing.ts';
import type { Kind, Payment, StartedPayment, Submission } from './store.ts';
import { insertSubmission, orderOfReference, submissionOfKey } from './submission-rows.ts';

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
    read((statements) => referenceOfPayment(statements, provider, id)),
  /** Orders whose payments were begun with the provider since then, and are not paid. */
  unsettled: (provider: string, since: string) =>
    read((statements) => unsettledPayments(statements, provider, since)),
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
      const known = await startedPaymentOf(statements, payment.reference);
      if (!known) await insertStartedPayment(statements, payment);
      return known ?? payment;
    }),
  /** Notes it where it is news, in one transaction, and gives how the order stands now. Paid stays paid. */
  notePayment: (payment: Payment): Promise<Standing> =>
    write(async (statements) => {
      const noted = await paymentsOf(statements, payment.reference);
      if (!isNews(noted, payment)) return standingBy(noted);
      await insertPayment(statements, payment);
      const { outcome, reference, at } = payment;
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
