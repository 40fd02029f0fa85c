import type { QuoteLine } from '../quote/lines.ts';
import type { Toast } from '../form/toast.ts';
import type { CheckoutForm } from './form.ts';
import { checkoutRecord, type CheckoutRecord } from './order.ts';

/** How long the simulated payment takes. */
const PROCESSING_MS = 2000;
/** How long the toast can be read before the page changes. */
export const REDIRECT_MS = 1000;

/** `not-stored` is a failure, of a browser that refuses to store the order's record. */
export type CheckoutOutcome = 'success' | 'failure' | 'not-stored';

export interface CheckoutPorts {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Whether the record is stored now. */
  readonly save: (record: CheckoutRecord) => boolean;
  readonly notify: (toast: Toast) => void;
  readonly go: (outcome: CheckoutOutcome) => void;
}

export const PROCESSING: Toast = {
  tone: 'neutral',
  title: 'Processing Payment',
  text: 'Redirecting to secure payment gateway...',
};

export async function submitCheckout(
  form: CheckoutForm,
  lines: readonly QuoteLine[],
  ports: CheckoutPorts,
): Promise<CheckoutOutcome> {
  try {
    if (!ports.save(checkoutRecord(form, lines, ports.now()))) return fail('not-stored', ports);
    await ports.wait(PROCESSING_MS);
    ports.notify(PROCESSING);
    await ports.wait(REDIRECT_MS);
    ports.go('success');
    return 'success';
  } catch {
    return fail('failure', ports);
  }
}

function fail(outcome: CheckoutOutcome, ports: CheckoutPorts): CheckoutOutcome {
  announceFailure(ports);
  ports.go(outcome);
  return outcome;
}

export function announceFailure({ notify }: Pick<CheckoutPorts, 'notify'>): void {
  try {
    notify({
      tone: 'destructive',
      title: 'Payment Failed',
      text: 'There was an error processing your payment. Please try again.',
    });
  } catch {
    // Toasts may be what broke; the failure page says the same.
  }
}
