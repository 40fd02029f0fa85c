/** What happened to an order's payment, and how the order stands by it. */

/**
 * `differs`: money has come in, of another amount, currency or order than ours; a person has to look. The office alone
 * refunds and cancels.
 */
export type PaymentOutcome = 'paid' | 'declined' | 'reversed' | 'refunded' | 'cancelled' | 'differs';

export type CustomerStatus = 'paid' | 'declined' | 'pending';

export interface PaymentNote {
  readonly outcome: PaymentOutcome;
  /** For people: how it was paid, or what is wrong. */
  readonly note: string;
}

const has = (notes: readonly PaymentNote[], outcome: PaymentOutcome) =>
  notes.some((one) => one.outcome === outcome);

/** Whether it adds to what is noted: an order is paid once, and what comes late or again is no news. */
export function shouldRecord(notes: readonly PaymentNote[], outcome: PaymentOutcome): boolean {
  if (outcome === 'reversed') return !has(notes, 'reversed');
  if (outcome === 'refunded') return has(notes, 'paid') && !has(notes, 'refunded');
  if (has(notes, 'paid') || has(notes, 'reversed')) return false;
  // A person looks at the provider's own page then, whatever else it says.
  if (outcome === 'differs' || outcome === 'cancelled') return !has(notes, outcome);
  return notes.at(-1)?.outcome !== outcome;
}

/** As the customer is told. A refund changes nothing: what was bought was paid. Where money has come in, none is asked for. */
export function customerStatus(notes: readonly PaymentNote[]): CustomerStatus {
  if (has(notes, 'reversed')) return 'declined';
  if (has(notes, 'paid')) return 'paid';
  if (has(notes, 'cancelled')) return 'declined';
  if (has(notes, 'differs')) return 'pending';
  return notes.at(-1)?.outcome === 'declined' ? 'declined' : 'pending';
}

/** As the office and its accountant read it. */
export const ledgerStatus = (notes: readonly PaymentNote[]): PaymentOutcome | CustomerStatus =>
  (['reversed', 'refunded', 'paid', 'cancelled'] as const).find((one) => has(notes, one)) ??
  customerStatus(notes);

/** For the office’s mails and page. */
export const officeLabel = (notes: readonly PaymentNote[]): string =>
  ledgerStatus(notes).replace(/^(?:pending|declined)$/u, 'not paid yet');

/** What the office has to look at; nothing where all is as it should be. */
export function warning(notes: readonly PaymentNote[]): string | undefined {
  if (has(notes, 'reversed')) return 'The payment provider has taken the money back';
  if (!has(notes, 'paid'))
    return has(notes, 'differs') ? 'A payment has come in that does not match the order' : undefined;
  return has(notes, 'declined') || has(notes, 'cancelled')
    ? 'Paid after the customer was told that it was not'
    : undefined;
}
