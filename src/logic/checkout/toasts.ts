import type { Toast } from '../form/feedback.ts';

export const PROCESSING_TOAST: Toast = {
  tone: 'neutral',
  title: 'Processing Payment',
  text: 'Redirecting to secure payment gateway...',
};

/** Replaces PROCESSING_TOAST if orders are paid by invoice. */
export const RECEIVED_TOAST: Toast = {
  tone: 'neutral',
  title: 'Order received',
  text: 'Opening the page that says how to pay...',
};

export const UNCONFIRMED_TOAST: Toast = {
  tone: 'destructive',
  title: 'Not confirmed',
  text: 'No answer to your order has come back yet.',
};

export const PAYMENT_FAILED_TOAST: Toast = {
  tone: 'destructive',
  title: 'Payment Failed',
  text: 'There was an error processing your payment. Please try again.',
};

/** The time for which a visitor can read the toast before the next page opens. */
export const REDIRECT_DELAY_MS = 1000;
