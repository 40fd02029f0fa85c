/** Derives the status of an order from the records about its payment. */

/**
 * The outcome that was recorded for a payment. `differs` means that the amount, the currency or the order is
 * not what we asked for, so a person has to look at it. Only the operator's commands record `refunded` and
 * `cancelled`.
 */
export type PaymentOutcome = 'paid' | 'declined' | 'reversed' | 'refunded' | 'cancelled' | 'differs';

export type CustomerStatus = 'paid' | 'declined' | 'pending';

export interface PaymentRecord {
  readonly outcome: PaymentOutcome;
  /** How the order was paid, or what is wrong. */
  readonly note: string;
}

const hasOutcome = (records: readonly PaymentRecord[], outcome: PaymentOutcome) =>
  records.some((record) => record.outcome === outcome);

/** Returns whether to record the outcome. */
export function shouldRecord(records: readonly PaymentRecord[], outcome: PaymentOutcome): boolean {
  // A reversal is recorded once, whatever came before it.
  if (outcome === 'reversed') return !hasOutcome(records, 'reversed');
  // A refund is recorded once, and only after a payment.
  if (outcome === 'refunded') return hasOutcome(records, 'paid') && !hasOutcome(records, 'refunded');
  // After a payment or a reversal, nothing else is recorded.
  if (hasOutcome(records, 'paid') || hasOutcome(records, 'reversed')) return false;
  // One record of these outcomes is enough, because a person then looks at the order.
  if (outcome === 'differs' || outcome === 'cancelled') return !hasOutcome(records, outcome);
  // A provider repeats its response each time that the receiver asks.
  return records.at(-1)?.outcome !== outcome;
}

/**
 * Returns the status for the office and its accountant, who also see reversals, refunds and cancellations.
 */
export function getLedgerStatus(records: readonly PaymentRecord[]) {
  const finalOutcomes = ['reversed', 'refunded', 'paid', 'cancelled'] as const;
  const finalOutcome = finalOutcomes.find((outcome) => hasOutcome(records, outcome));
  if (finalOutcome) return finalOutcome;
  // While a payment differs, the order stays pending, so that the customer is not asked to pay twice.
  const isDeclined = records.at(-1)?.outcome === 'declined' && !hasOutcome(records, 'differs');
  return isDeclined ? 'declined' : 'pending';
}

/**
 * Returns the status for the customer, who sees a refunded order as paid, and a reversed or cancelled one as
 * declined.
 */
export function getCustomerStatus(records: readonly PaymentRecord[]): CustomerStatus {
  const status = getLedgerStatus(records);
  if (status === 'refunded') return 'paid';
  return status === 'reversed' || status === 'cancelled' ? 'declined' : status;
}

/** Returns the status as the office’s emails and page say it. */
export const getOfficeLabel = (records: readonly PaymentRecord[]): string =>
  getLedgerStatus(records).replace(/^(?:pending|declined)$/u, 'not paid yet');

/** Returns a warning for the office, if it has to look at the order. */
export function findPaymentWarning(records: readonly PaymentRecord[]): string | undefined {
  if (hasOutcome(records, 'reversed')) return 'The payment provider has taken the money back';
  if (!hasOutcome(records, 'paid'))
    return hasOutcome(records, 'differs') ? 'A payment has arrived that does not match the order' : undefined;
  return hasOutcome(records, 'declined') || hasOutcome(records, 'cancelled')
    ? 'Paid after the customer was told otherwise'
    : undefined;
}
