/** Derives the status of an order from what was recorded about its payment. */

/**
 * `differs` is money of another amount, currency or order than ours, so that a person has to look. Only the
 * office refunds and cancels.
 */
export type PaymentOutcome = 'paid' | 'declined' | 'reversed' | 'refunded' | 'cancelled' | 'differs';

export type CustomerStatus = 'paid' | 'declined' | 'pending';

export interface PaymentNote {
  readonly outcome: PaymentOutcome;
  /** Tells people how it was paid, or what is wrong. */
  readonly details: string;
}

const has = (notes: readonly PaymentNote[], outcome: PaymentOutcome) =>
  notes.some((note) => note.outcome === outcome);

/** Says whether the outcome is new. An order is paid once, and never again after a reversal. */
export function shouldRecord(notes: readonly PaymentNote[], outcome: PaymentOutcome): boolean {
  if (outcome === 'reversed') return !has(notes, 'reversed');
  if (outcome === 'refunded') return has(notes, 'paid') && !has(notes, 'refunded');
  if (has(notes, 'paid') || has(notes, 'reversed')) return false;
  // After the first difference a person looks at the provider's own page.
  if (outcome === 'differs' || outcome === 'cancelled') return !has(notes, outcome);
  return notes.at(-1)?.outcome !== outcome;
}

/**
 * A refunded order was paid. A customer whose payment differs is not asked for more money, unless we
 * cancelled.
 */
export function customerStatus(notes: readonly PaymentNote[]): CustomerStatus {
  if (has(notes, 'reversed')) return 'declined';
  if (has(notes, 'paid')) return 'paid';
  if (has(notes, 'cancelled')) return 'declined';
  if (has(notes, 'differs')) return 'pending';
  return notes.at(-1)?.outcome === 'declined' ? 'declined' : 'pending';
}

/** Names a reversal, a refund and a cancellation too, for the office and its accountant. */
export const ledgerStatus = (notes: readonly PaymentNote[]): PaymentOutcome | CustomerStatus =>
  (['reversed', 'refunded', 'paid', 'cancelled'] as const).find((outcome) => has(notes, outcome)) ??
  customerStatus(notes);

/** The status in the words of the office’s mails and page. */
export const officeLabel = (notes: readonly PaymentNote[]): string =>
  ledgerStatus(notes).replace(/^(?:pending|declined)$/u, 'not paid yet');

/** Says what the office has to look at, if anything. */
export function warning(notes: readonly PaymentNote[]): string | undefined {
  if (has(notes, 'reversed')) return 'The payment provider has taken the money back';
  if (!has(notes, 'paid'))
    return has(notes, 'differs') ? 'A payment has come in that does not match the order' : undefined;
  return has(notes, 'declined') || has(notes, 'cancelled')
    ? 'Paid after the customer was told that it was not'
    : undefined;
}
