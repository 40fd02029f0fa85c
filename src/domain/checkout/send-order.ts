import type { Toast } from '../form/feedback.ts';
import type { OrderProblem } from './order-problem.ts';
import type { OrderOutcome, OrderRequest } from './order-request.ts';
import type { CheckoutRecord } from './order.ts';
import { announceFailure, REDIRECT_MS, UNCONFIRMED } from './toasts.ts';

export interface OrderPorts {
  /** Shows at its fields what the receiver refuses. */
  readonly send: (order: OrderRequest) => Promise<OrderOutcome>;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Stores the accepted order, under the reference of the receiver as well, for the way back. */
  readonly save: (record: CheckoutRecord, reference: string) => void;
  readonly notify: (toast: Toast) => void;
  /** Announces an accepted order, before its visitor is led on. */
  readonly accepted: Toast;
  /** To the payment page. */
  readonly leave: (address: string) => void;
  /** Whether the same order could be sent again after another page. */
  readonly isStored: () => boolean;
  readonly stay: (problem: OrderProblem) => void;
  /** To the failure page; an unconfirmed order is shown there with its number, and without any claim. */
  readonly fail: (unconfirmed?: CheckoutRecord) => void;
}

export type Sent = 'left' | 'stayed';

function failed(ports: OrderPorts): Sent {
  announceFailure(ports.notify);
  ports.fail();
  return 'left';
}

function stayed(problem: OrderProblem, ports: OrderPorts): Sent {
  ports.stay(problem);
  return 'stayed';
}

async function follow(outcome: OrderOutcome, record: CheckoutRecord, ports: OrderPorts): Promise<Sent> {
  switch (outcome.kind) {
    case 'redirect':
      ports.save(record, outcome.reference);
      ports.notify(ports.accepted);
      await ports.wait(REDIRECT_MS);
      ports.leave(outcome.url);
      return 'left';
    case 'refused':
      return 'stayed';
    case 'price-changed':
    case 'offline':
    case 'cancelled':
      return stayed(outcome.kind, ports);
    case 'unknown':
      if (!ports.isStored()) return stayed('unconfirmed', ports);
      ports.notify(UNCONFIRMED);
      ports.fail(record);
      return 'left';
    case 'unavailable':
    case 'unsafe-redirect':
      return failed(ports);
  }
}

/** Never throws. No payment has begun where anything here fails. */
export async function sendOrder(order: OrderRequest, ports: OrderPorts): Promise<Sent> {
  try {
    return await follow(await ports.send(order), order.record, ports);
  } catch {
    return failed(ports);
  }
}
