import { useStore } from '@nanostores/react';
import { ORDER_PROBLEMS } from '../../domain/checkout/order-problem.ts';
import { $cancel, $problem } from '../../stores/checkout-delivery.ts';
import { CancelButton } from '../shared/cancel-button.tsx';
import { ProblemNotice } from '../shared/problem-notice.tsx';

export function OrderDelivery() {
  const cancel = useStore($cancel, { ssr: 'initial' });
  const problem = useStore($problem, { ssr: 'initial' });
  return (
    <div className="-mt-6 grid empty:hidden">
      {cancel && <CancelButton onCancel={cancel} />}
      {problem && <ProblemNotice problem={ORDER_PROBLEMS[problem]} />}
    </div>
  );
}
