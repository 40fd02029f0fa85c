/** The kinds of email, and which of them a submission or a payment triggers. */
import type { PaymentOutcome } from '../payments/status.ts';
import type { Submission } from '../store/rows.ts';

/** A submission has at most one email of each kind. */
export type EmailKind =
  /** Tells the company that a message or an order has arrived. */
  | 'received'
  /**
   * Sends the office the link that marks the order as paid. Replies go only to the office. “desk” is an older
   * word for the office. It stays, because databases contain it and the command `show` prints it.
   */
  | 'desk'
  /** Tell the company that an order is paid, that its money was taken back, or that a payment differs. */
  | 'paid'
  | 'reversed'
  | 'differs'
  /** Send the customer a copy of the order, with the proforma invoice or with the receipt. */
  | 'invoice'
  | 'confirmation';

/** Returns a function that chooses the emails about a new submission. */
export const createEmailChooser =
  (paysByInvoice: boolean, hasOfficeLinks: boolean) =>
  ({ kind }: Submission): readonly EmailKind[] => {
    if (kind === 'contact' || !paysByInvoice) return ['received'];
    // The customer gets the invoice at once, because no payment page asks for the money.
    return hasOfficeLinks ? ['received', 'desk', 'invoice'] : ['received', 'invoice'];
  };

/**
 * The emails that each outcome of a payment triggers. Refunds and cancellations trigger none, because they
 * are recorded by hand. A declined payment triggers none, because the customer may try again.
 */
export const EMAILS_BY_OUTCOME: Partial<Record<PaymentOutcome, readonly EmailKind[]>> = {
  paid: ['paid', 'confirmation'],
  reversed: ['reversed'],
  differs: ['differs'],
};
