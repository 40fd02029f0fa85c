/** What the office knows of a payment, and no provider: a transfer that has arrived, a refund, an order that is off. */
import type { Payment } from '../store/payments.ts';
import type { Store } from '../store/store.ts';
import { isNews } from './standing.ts';

/** Whether it was news: what is paid or was taken back is not paid once more. The note may be empty. */
export async function noteByHand(
  store: Pick<Store, 'payments' | 'notePayment'>,
  { note, ...known }: Payment & { readonly outcome: 'paid' | 'refunded' | 'cancelled' },
): Promise<boolean> {
  if (!isNews(await store.payments(known.reference), known.outcome)) return false;
  await store.notePayment({ ...known, note: `By hand${note === '' ? '' : `: ${note}`}` });
  return true;
}
