import type { Toast } from '../form/feedback.ts';
import type { OrderProblem } from './order-problem.ts';
import type { OrderOutcome } from './order-request.ts';
import { FAILED, UNCONFIRMED } from './toasts.ts';

export interface Failure {
  readonly kind: 'fail';
  readonly toast: Toast;
  /** The failure page shows its number then, and claims nothing. */
  readonly isUnconfirmed: boolean;
}

/** Where an order leads once it was sent. No payment has begun unless it is `pay`. */
type AfterOrder =
  | { readonly kind: 'pay'; readonly url: string; readonly reference: string }
  /** Without a problem, the receiver has refused fields of the form. */
  | { readonly kind: 'stay'; readonly problem?: OrderProblem }
  | Failure;

export const FAILURE: Failure = { kind: 'fail', toast: FAILED, isUnconfirmed: false };

/** `isStored`: whether the same order could be sent again after another page. */
export function afterOrder(outcome: OrderOutcome, isStored: boolean): AfterOrder {
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
      return isStored
        ? { kind: 'fail', toast: UNCONFIRMED, isUnconfirmed: true }
        : { kind: 'stay', problem: 'unconfirmed' };
    case 'unavailable':
    case 'unsafe-redirect':
      return FAILURE;
  }
}
