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
import { isNews, standingBy, type Outcome } from './payments/standing.ts';
import type { Store, Submission } from './store.ts';
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

export function sqlStore(
  { read, write, close }: Database,
  mailsAbout: MailsAbout = () => ['received'],
): Store {
  return {
    recall: (kind, key) => read((statements) => submissionOfKey(statements, kind, key)),
    findOrder: (reference) => read((statements) => orderOfReference(statements, reference)),
    standingOf: (reference) =>
      read(async (statements) => standingBy(await paymentsOf(statements, reference))),
    startedPayment: (reference) => read((statements) => startedPaymentOf(statements, reference)),
    referenceOf: (provider, id) => read((statements) => referenceOfPayment(statements, provider, id)),
    unsettled: (provider, since) => read((statements) => unsettledPayments(statements, provider, since)),
    keepOnce: (sent) =>
      write(async (statements) => {
        const known = await submissionOfKey(statements, sent.kind, sent.key);
        if (known) return known;
        const kept = await insertSubmission(statements, sent);
        await insertMails(statements, mailsAbout(kept), kept.reference, kept.receivedAt);
        return kept;
      }),
    keepStarted: (payment) =>
      write(async (statements) => {
        const known = await startedPaymentOf(statements, payment.reference);
        if (!known) await insertStartedPayment(statements, payment);
        return known ?? payment;
      }),
    notePayment: (payment) =>
      write(async (statements) => {
        const noted = await paymentsOf(statements, payment.reference);
        if (!isNews(noted, payment)) return standingBy(noted);
        await insertPayment(statements, payment);
        const { outcome, reference, at } = payment;
        await insertMails(statements, MAILS_OF[outcome] ?? [], reference, at);
        return standingBy([...noted, payment]);
      }),
    mails: () => read(countMails),
    check: () =>
      write(async ({ rows }) => {
        await rows(
          'INSERT INTO health VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET room = excluded.room',
          ROOM,
        );
      }),
    close,
  };
}
