/** Stores the payments that providers have started, and the records about payments. */
import {
  getCustomerStatus,
  shouldRecord,
  type PaymentRecord,
  type CustomerStatus,
} from '../payments/status.ts';
import { EMAILS_BY_OUTCOME } from '../mail/email-kinds.ts';
import type { Money } from '@site/rules/money/money';
import type { Database, Query } from './database.ts';
import { selectReferences, insertEmails } from './rows.ts';

/** A payment record with the order's reference and the time of the record. */
export interface StoredPaymentRecord extends PaymentRecord {
  readonly reference: string;
  /** The time of the record, in ISO 8601. */
  readonly at: string;
}

/**
 * The payment of an order at its provider. Each order has at most one. The properties must keep their names,
 * because the payment is stored as JSON, and the command `show` prints it.
 */
export interface StartedPayment {
  readonly reference: string;
  readonly provider: string;
  /** The provider's id for the payment. */
  readonly id: string;
  /** Our own id for the payment. Some providers want a new id for every attempt. */
  readonly ownId: string;
  /** The URL of the page to pay on. */
  readonly address: string;
  readonly amount: Money;
  readonly at: string;
}

export const selectPaymentRecords = (query: Query, reference: string) =>
  query<StoredPaymentRecord>(
    'SELECT reference, outcome, note, at FROM payments WHERE reference = $1 ORDER BY id',
    reference,
  );

async function readStartedPayment(query: Query, reference: string): Promise<StartedPayment | undefined> {
  const startedSql = 'SELECT payment FROM started_payments WHERE reference = $1';
  const [row] = await query<{ payment: string }>(startedSql, reference);
  return row && (JSON.parse(row.payment) as StartedPayment);
}

export const createPaymentStore = ({ query: read, write }: Database) => ({
  listPaymentRecords: (reference: string) => selectPaymentRecords(read, reference),
  getPaymentStatus: async (reference: string) =>
    getCustomerStatus(await selectPaymentRecords(read, reference)),
  findStartedPayment: (reference: string) => readStartedPayment(read, reference),
  findReference: async (provider: string, id: string) => {
    const fromClause = 'started_payments WHERE provider = $1 AND provider_id = $2';
    const [reference] = await selectReferences(read, fromClause, provider, id);
    return reference;
  },
  /**
   * Lists the orders whose payment was started at `since` or later, and has been neither paid nor reversed.
   * Declined and cancelled payments are open as well, because customers may still pay.
   */
  listOpenPaymentReferences: (provider: string, since: string) =>
    selectReferences(
      read,
      `started_payments WHERE provider = $1 AND at >= $2 AND reference NOT IN
        (SELECT reference FROM payments WHERE outcome IN ('paid', 'reversed')) ORDER BY at`,
      provider,
      since,
    ),
  /** Stores a started payment, unless the order already has one. Returns the payment that is stored. */
  storeStartedPayment: (payment: StartedPayment): Promise<StartedPayment> =>
    write(async (query) => {
      const { reference, provider, id, at } = payment;
      const existingPayment = await readStartedPayment(query, reference);
      if (existingPayment) return existingPayment;
      const insertSql = `INSERT INTO started_payments (reference, provider, provider_id, at, payment)
        VALUES ($1, $2, $3, $4, $5)`;
      await query(insertSql, reference, provider, id, at, JSON.stringify(payment));
      return payment;
    }),
  /** Records an outcome and queues its emails, if `shouldRecord` says so. Returns the order's status. */
  recordOutcome: (record: StoredPaymentRecord): Promise<CustomerStatus> =>
    write(async (query) => {
      const { reference, outcome, note, at } = record;
      const records = await selectPaymentRecords(query, reference);
      if (!shouldRecord(records, outcome)) return getCustomerStatus(records);
      const insertSql = `INSERT INTO payments (reference, email, outcome, note, at)
        VALUES ($1, (SELECT email FROM submissions WHERE reference = $1), $2, $3, $4)`;
      await query(insertSql, reference, outcome, note, at);
      await insertEmails(query, EMAILS_BY_OUTCOME[outcome] ?? [], reference, at);
      if (outcome === 'cancelled') {
        // Deletes the invoice and the office's link if they have not been sent, so that neither the queue nor
        // `resend` sends them.
        const withdrawSql = `DELETE FROM outbox
          WHERE reference = $1 AND kind IN ('desk', 'invoice') AND state <> 'sent'`;
        await query(withdrawSql, reference);
      }
      return getCustomerStatus([...records, record]);
    }),
});
