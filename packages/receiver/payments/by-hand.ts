/** What the office knows of a payment, and no provider: a transfer that has arrived, a refund, an order that is off. */
import type { Store } from '../store/store.ts';
import { isNews } from './standing.ts';

interface Known {
  readonly outcome: 'paid' | 'refunded' | 'cancelled';
  /** In the office's words; may be empty. */
  readonly note: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Whether it was news: what is paid or was taken back is not paid once more. */
export async function noteByHand(
  store: Pick<Store, 'payments' | 'notePayment'>,
  reference: string,
  { outcome, note, at }: Known,
): Promise<boolean> {
  const payment = { reference, outcome, note: `By hand${note === '' ? '' : `: ${note}`}`, at };
  if (!isNews(await store.payments(reference), outcome)) return false;
  await store.notePayment(payment);
  return true;
}
