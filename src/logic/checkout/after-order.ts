import type { OrderProblem } from './order-problem.ts';
import type { OrderOutcome } from './order-request.ts';

/** Where an order leads once it was sent. No payment has begun unless it is `pay`. */
type AfterOrder =
  | { readonly kind: 'pay'; readonly url: string; readonly reference: string }
  /** Without a problem, the receiver has refused fields of the form. */
  | { readonly kind: 'stay'; readonly problem?: OrderProblem }
  /** To the failure page, which shows the number of an unconfirmed order, and claims nothing of it. */
  | { readonly kind: 'failed' | 'unconfirmed' };

export function afterOrder(outcome: OrderOutcome): AfterOrder {
  switch (outcome.kind) {
    case 'redirect':
      return { ...outcome, kind: 'pay' };
    case 'refused':
      return { kind: 'stay' };
    case 'price-changed':
    case 'offline':
    case 'cancelled':
      return { kind: 'stay', problem: outcome.kind };
    case 'unknown':
      return { kind: 'unconfirmed' };
    case 'unavailable':
    case 'unsafe-redirect':
      return { kind: 'failed' };
  }
}
