/** The kinds of email, and which of them follow a submission and a payment. */
import type { PaymentOutcome } from '../payments/status.ts';
import type { Submission } from '../store/rows.ts';

/** A submission has at most one email of each kind. */
export type MailKind =
  /** Tells the company that a message or an order has arrived. */
  | 'received'
  /**
   * Sends the office the link that marks the order as paid. Replies go to the office alone. “desk” is an
   * older word for the office. Databases contain it, so it stays.
   */
  | 'desk'
  /**
   * Tell the company that an order is paid, that its money was taken back, or that a payment does not match
   * the order.
   */
  | 'paid'
  | 'reversed'
  | 'differs'
  /** Give the customer a copy of the order, with the proforma invoice or with the receipt. */
  | 'invoice'
  | 'confirmation';

/** Returns a function that chooses the emails about a new submission. */
export const createMailChooser =
  (paysByInvoice: boolean, hasOfficeLinks: boolean) =>
  ({ kind }: Submission): readonly MailKind[] => {
    if (kind === 'contact' || !paysByInvoice) return ['received'];
    // No provider asks for the money, so the customer gets the invoice at once.
    return hasOfficeLinks ? ['received', 'desk', 'invoice'] : ['received', 'invoice'];
  };

/**
 * The emails that follow each outcome of a payment. The office records refunds and cancellations itself, so
 * these outcomes have no email.
 */
export const MAILS_BY_OUTCOME: Partial<Record<PaymentOutcome, readonly MailKind[]>> = {
  paid: ['paid', 'confirmation'],
  reversed: ['reversed'],
  differs: ['differs'],
};
