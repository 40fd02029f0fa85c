/** What happened to orders' payments, and payments that were started with a provider. */
import {
  shouldRecord,
  customerStatus,
  type PaymentNote,
  type PaymentOutcome,
  type CustomerStatus,
} from '../payments/status.ts';
import type { MailKind } from '../mail/mail.ts';
import type { Money } from '@site/rules/money/money';
import type { Database, Rows } from './database.ts';
import { insertMails } from './rows.ts';

export interface Payment extends PaymentNote {
  readonly reference: string;
  /** ISO 8601. */
  readonly at: string;
}

/** An order's payment as its provider knows it: an order has one. */
export interface StartedPayment {
  readonly reference: string;
  readonly provider: string;
  readonly id: string;
  /** Ours for it there: another for every attempt, where the provider wants that. */
  readonly ownId: string;
  readonly address: string;
  readonly amount: Money;
  readonly at: string;
}

/** What the office notes by hand, it knows. */
const MAILS: Partial<Record<PaymentOutcome, readonly MailKind[]>> = {
  paid: ['paid', 'confirmation'],
  reversed: ['reversed'],
  differs: ['differs'],
};

/** What was noted when the mail was begun. */
export const causeOf = (kind: MailKind, payments: readonly Payment[]): Payment | undefined =>
  payments.find(({ outcome }) => MAILS[outcome]?.includes(kind));

export const paymentsOf = (rows: Rows, reference: string) =>
  rows<Payment>(
    'SELECT reference, outcome, note, at FROM payments WHERE reference = $1 ORDER BY id',
    reference,
  );

async function startedOf(rows: Rows, reference: string): Promise<StartedPayment | undefined> {
  const begun = 'SELECT payment FROM started_payments WHERE reference = $1';
  const [row] = await rows<{ payment: string }>(begun, reference);
  return row && (JSON.parse(row.payment) as StartedPayment);
}

const WITHDRAW =
  "DELETE FROM outbox WHERE reference = $1 AND kind IN ('desk', 'invoice') AND state <> 'sent'";

export const paymentsIn = ({ read, write }: Database) => ({
  payments: (reference: string) => read((rows) => paymentsOf(rows, reference)),
  standingOf: async (reference: string) => customerStatus(await read((rows) => paymentsOf(rows, reference))),
  startedPayment: (reference: string) => read((rows) => startedOf(rows, reference)),
  referenceOf: async (provider: string, id: string) => {
    const ofId = 'SELECT reference FROM started_payments WHERE provider = $1 AND provider_id = $2';
    const [row] = await read((rows) => rows<{ reference: string }>(ofId, provider, id));
    return row?.reference;
  },
  /** Orders whose payments began then or later, and are neither paid nor reversed: what was declined may yet be paid. */
  unsettled: async (provider: string, since: string) => {
    const open = `SELECT reference FROM started_payments WHERE provider = $1 AND at >= $2 AND reference NOT IN
      (SELECT reference FROM payments WHERE outcome IN ('paid', 'reversed')) ORDER BY at`;
    const found = await read((rows) => rows<{ reference: string }>(open, provider, since));
    return found.map(({ reference }) => reference);
  },
  /** Stores it unless the order has one, and gives the one that is stored: of two at the same moment, the first. */
  storeStarted: (payment: StartedPayment): Promise<StartedPayment> =>
    write(async (rows) => {
      const { reference, provider, id, at } = payment;
      const known = await startedOf(rows, reference);
      if (known) return known;
      await rows(
        'INSERT INTO started_payments (reference, provider, provider_id, at, payment) VALUES ($1, $2, $3, $4, $5)',
        ...[reference, provider, id, at, JSON.stringify(payment)],
      );
      return payment;
    }),
  /** Notes it where it is news, in one transaction with its mails, and gives how the order stands now. */
  notePayment: (payment: Payment): Promise<CustomerStatus> =>
    write(async (rows) => {
      const { reference, outcome, note, at } = payment;
      const noted = await paymentsOf(rows, reference);
      if (!shouldRecord(noted, outcome)) return customerStatus(noted);
      await rows(
        `INSERT INTO payments (reference, email, outcome, note, at)
         VALUES ($1, (SELECT email FROM submissions WHERE reference = $1), $2, $3, $4)`,
        ...[reference, outcome, note, at],
      );
      await insertMails(rows, MAILS[outcome] ?? [], reference, at);
      // Whoever owes nothing gets no invoice, nor does `resend` send one that was held back.
      if (outcome === 'cancelled') await rows(WITHDRAW, reference);
      return customerStatus([...noted, payment]);
    }),
});
