import type { OrderProblem } from './order-problem.ts';
import type { OrderOutcome } from './order-request.ts';

/**
 * The next step after an order was sent. With `pay`, the receiver has the order and says where or how to pay.
 */
type NextStep =
  | { readonly kind: 'pay'; readonly url: string; readonly reference: string }
  /** Stays on the form. Without a problem, the receiver has refused fields of it. */
  | { readonly kind: 'stay'; readonly problem?: OrderProblem }
  /** Leads to the failure page. For an unconfirmed order the page shows the number, and claims nothing. */
  | { readonly kind: 'failed' | 'unconfirmed' };

export function chooseNextStep(outcome: OrderOutcome): NextStep {
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
