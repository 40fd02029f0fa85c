/** Payments that were recorded for orders, and those that were started with a provider. */
import {
  getCustomerStatus,
  shouldRecord,
  type PaymentRecord,
  type CustomerStatus,
} from '../payments/status.ts';
import { MAILS_BY_OUTCOME } from '../mail/mail-kinds.ts';
import type { Money } from '@site/rules/money/money';
import type { Database, Query } from './database.ts';
import { findReferences, insertMails } from './rows.ts';

export interface Payment extends PaymentRecord {
  readonly reference: string;
  /** ISO 8601. */
  readonly at: string;
}

/** An order's payment with its provider. Each order has one. */
export interface StartedPayment {
  readonly reference: string;
  readonly provider: string;
  /** The provider's id for the payment. */
  readonly id: string;
  /** The id that we gave the payment. A provider may want another id for every attempt. */
  readonly ownId: string;
  /** The URL of the page to pay on. */
  readonly address: string;
  readonly amount: Money;
  readonly at: string;
}

export const findPayments = (query: Query, reference: string) =>
  query<Payment>(
    'SELECT reference, outcome, note, at FROM payments WHERE reference = $1 ORDER BY id',
    reference,
  );

async function readStartedPayment(query: Query, reference: string): Promise<StartedPayment | undefined> {
  const startedSql = 'SELECT payment FROM started_payments WHERE reference = $1';
  const [row] = await query<{ payment: string }>(startedSql, reference);
  return row && (JSON.parse(row.payment) as StartedPayment);
}

export const createPaymentStore = ({ query: read, write }: Database) => ({
  listPayments: (reference: string) => findPayments(read, reference),
  getPaymentStatus: async (reference: string) => getCustomerStatus(await findPayments(read, reference)),
  findStartedPayment: (reference: string) => readStartedPayment(read, reference),
  findReference: async (provider: string, id: string) => {
    const rowsSql = 'started_payments WHERE provider = $1 AND provider_id = $2';
    const [reference] = await findReferences(read, rowsSql, provider, id);
    return reference;
  },
  /**
   * Lists orders whose payment began at that time or later and is neither paid nor reversed. Declined
   * payments may still be paid.
   */
  listUnpaid: (provider: string, since: string) =>
    findReferences(
      read,
      `started_payments WHERE provider = $1 AND at >= $2 AND reference NOT IN
        (SELECT reference FROM payments WHERE outcome IN ('paid', 'reversed')) ORDER BY at`,
      provider,
      since,
    ),
  /**
   * Stores the payment unless the order already has one. Returns the stored payment. If two payments arrive
   * together, the first is stored.
   */
  storeStartedPayment: (payment: StartedPayment): Promise<StartedPayment> =>
    write(async (query) => {
      const { reference, provider, id, at } = payment;
      const stored = await readStartedPayment(query, reference);
      if (stored) return stored;
      const insertSql = `INSERT INTO started_payments (reference, provider, provider_id, at, payment)
        VALUES ($1, $2, $3, $4, $5)`;
      await query(insertSql, reference, provider, id, at, JSON.stringify(payment));
      return payment;
    }),
  /** Records the outcome and queues its emails, unless it changes nothing. Returns the order's status. */
  recordPayment: (payment: Payment): Promise<CustomerStatus> =>
    write(async (query) => {
      const { reference, outcome, note, at } = payment;
      const recordedPayments = await findPayments(query, reference);
      if (!shouldRecord(recordedPayments, outcome)) return getCustomerStatus(recordedPayments);
      const insertSql = `INSERT INTO payments (reference, email, outcome, note, at)
        VALUES ($1, (SELECT email FROM submissions WHERE reference = $1), $2, $3, $4)`;
      await query(insertSql, reference, outcome, note, at);
      await insertMails(query, MAILS_BY_OUTCOME[outcome] ?? [], reference, at);
      if (outcome === 'cancelled') {
        // Otherwise `resend` would send an invoice that was held back.
        const withdrawSql = `DELETE FROM outbox
          WHERE reference = $1 AND kind IN ('desk', 'invoice') AND state <> 'sent'`;
        await query(withdrawSql, reference);
      }
      return getCustomerStatus([...recordedPayments, payment]);
    }),
});
