import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { ORDER_PROBLEMS } from '../../domain/checkout/order-problem.ts';
import { $cancel, $problem } from '../../stores/checkout-delivery.ts';
import { ProblemNotice } from '../shared/problem-notice.tsx';

/** While an order is being sent, a way to stop it; afterwards, why it is still here. */
export function OrderDelivery() {
  const cancel = useStore($cancel, { ssr: 'initial' });
  const problem = useStore($problem, { ssr: 'initial' });
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className="-mt-6 grid empty:hidden">
      {cancel && (
        <button
          type="button"
          className="button-quiet"
          onClick={() => {
            cancel();
            // This button goes away, and the focus is not to go with it.
            place.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus();
          }}
        >
          Cancel
        </button>
      )}
      {problem && <ProblemNotice problem={ORDER_PROBLEMS[problem]} />}
    </div>
  );
}
