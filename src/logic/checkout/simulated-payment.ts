import type { Toast } from '../form/feedback.ts';
import type { QuoteLine } from '../quote/lines.ts';
import type { CheckoutForm } from '@site/rules/checkout/form';
import { createCheckoutRecord, type CheckoutRecord } from './order-record.ts';
import { FAILED, PROCESSING_TOAST, REDIRECT_MS } from './toasts.ts';

const PROCESSING_MS = 2000;

type PaymentOutcome = 'success' | 'failure';

export interface PaymentPorts {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Returns false if the browser refuses to store the record. */
  readonly save: (record: CheckoutRecord) => boolean;
  readonly notify: (toast: Toast) => void;
  readonly openResult: (outcome: PaymentOutcome) => void;
}

/** Simulates the payment on a site that sends no orders. By the specification the payment always succeeds. */
export async function simulatePayment(
  form: CheckoutForm,
  lines: readonly QuoteLine[],
  ports: PaymentPorts,
): Promise<void> {
  try {
    if (!ports.save(createCheckoutRecord(form, lines, ports.now()))) throw new Error('There is no record');
    await ports.wait(PROCESSING_MS);
    ports.notify(PROCESSING_TOAST);
    await ports.wait(REDIRECT_MS);
    ports.openResult('success');
  } catch {
    ports.notify(FAILED);
    ports.openResult('failure');
  }
}
