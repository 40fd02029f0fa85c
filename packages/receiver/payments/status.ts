/** Derives the status of an order from what was recorded about its payment. */

/**
 * `differs` means that the amount, currency or order is not ours, so a person has to look. Only the office
 * refunds and cancels.
 */
export type PaymentOutcome = 'paid' | 'declined' | 'reversed' | 'refunded' | 'cancelled' | 'differs';

export type CustomerStatus = 'paid' | 'declined' | 'pending';

export interface PaymentRecord {
  readonly outcome: PaymentOutcome;
  /** How it was paid, or what is wrong. */
  readonly details: string;
}

const hasOutcome = (notes: readonly PaymentRecord[], outcome: PaymentOutcome) =>
  notes.some((note) => note.outcome === outcome);

/** Reports whether the outcome is new. An order is paid once, and never again after a reversal. */
export function shouldRecord(notes: readonly PaymentRecord[], outcome: PaymentOutcome): boolean {
  if (outcome === 'reversed') return !hasOutcome(notes, 'reversed');
  if (outcome === 'refunded') return hasOutcome(notes, 'paid') && !hasOutcome(notes, 'refunded');
  if (hasOutcome(notes, 'paid') || hasOutcome(notes, 'reversed')) return false;
  // After the first difference a person looks at the provider's own page.
  if (outcome === 'differs' || outcome === 'cancelled') return !hasOutcome(notes, outcome);
  return notes.at(-1)?.outcome !== outcome;
}

/**
 * Returns the status for the customer. Shows a refunded order as paid. A mismatched payment stays pending, so
 * the customer is not asked to pay twice, unless we cancelled.
 */
export function getCustomerStatus(notes: readonly PaymentRecord[]): CustomerStatus {
  if (hasOutcome(notes, 'reversed')) return 'declined';
  if (hasOutcome(notes, 'paid')) return 'paid';
  if (hasOutcome(notes, 'cancelled')) return 'declined';
  if (hasOutcome(notes, 'differs')) return 'pending';
  return notes.at(-1)?.outcome === 'declined' ? 'declined' : 'pending';
}

/**
 * Returns the status for the office and its accountant, which also names a reversal, a refund and a
 * cancellation.
 */
export const getLedgerStatus = (notes: readonly PaymentRecord[]): PaymentOutcome | CustomerStatus =>
  (['reversed', 'refunded', 'paid', 'cancelled'] as const).find((outcome) => hasOutcome(notes, outcome)) ??
  getCustomerStatus(notes);

/** Returns the status in the words of the office’s mails and page. */
export const getOfficeLabel = (notes: readonly PaymentRecord[]): string =>
  getLedgerStatus(notes).replace(/^(?:pending|declined)$/u, 'not paid yet');

/** Returns what the office has to look at, if anything. */
export function findWarning(notes: readonly PaymentRecord[]): string | undefined {
  if (hasOutcome(notes, 'reversed')) return 'The payment provider has taken the money back';
  if (!hasOutcome(notes, 'paid'))
    return hasOutcome(notes, 'differs') ? 'A payment has come in that does not match the order' : undefined;
  return hasOutcome(notes, 'declined') || hasOutcome(notes, 'cancelled')
    ? 'Paid after the customer was told that it was not'
    : undefined;
}
