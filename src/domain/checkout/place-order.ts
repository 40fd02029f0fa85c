import type { Toast } from '../form/toast.ts';
import type { OrderDelivery, OrderOutcome } from './order-delivery.ts';
import type { OrderProblem } from './order-problem.ts';
import type { CheckoutRecord } from './order.ts';
import { announceFailure, REDIRECT_MS } from './submit.ts';

const UNCONFIRMED: Toast = {
  tone: 'destructive',
  title: 'Not confirmed',
  text: 'No answer to your order has come back yet.',
};

/** Of an order that nobody pays online. */
export const RECEIVED: Toast = {
  tone: 'neutral',
  title: 'Order received',
  text: 'Opening the page that says how to pay...',
};

export interface OrderPorts {
  readonly send: (order: OrderDelivery) => Promise<OrderOutcome>;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Stores the accepted order, under the reference of the receiver as well, for the way back. */
  readonly save: (record: CheckoutRecord, reference: string) => void;
  readonly notify: (toast: Toast) => void;
  /** What is said of an accepted order, before its visitor is led on. */
  readonly accepted: Toast;
  /** To the payment page. */
  readonly leave: (address: string) => void;
  readonly refuse: (fields: Readonly<Record<string, string>>) => void;
  /** Whether the same order could be sent again after another page. */
  readonly isStored: () => boolean;
  readonly stay: (problem: OrderProblem) => void;
  /** To the failure page; an unconfirmed order is shown there with its number, and without any claim. */
  readonly fail: (unconfirmed?: CheckoutRecord) => void;
}

export type Placed = 'left' | 'stayed';

function failed(ports: OrderPorts): Placed {
  announceFailure(ports);
  ports.fail();
  return 'left';
}

async function follow(outcome: OrderOutcome, record: CheckoutRecord, ports: OrderPorts): Promise<Placed> {
  switch (outcome.kind) {
    case 'redirect':
      ports.save(record, outcome.reference);
      ports.notify(ports.accepted);
      await ports.wait(REDIRECT_MS);
      ports.leave(outcome.url);
      return 'left';
    case 'refused':
      ports.refuse(outcome.fields);
      return 'stayed';
    case 'price-changed':
    case 'offline':
    case 'cancelled':
      ports.stay(outcome.kind);
      return 'stayed';
    case 'unknown':
      if (!ports.isStored()) {
        ports.stay('unconfirmed');
        return 'stayed';
      }
      ports.notify(UNCONFIRMED);
      ports.fail(record);
      return 'left';
    case 'unavailable':
    case 'unsafe-redirect':
      return failed(ports);
  }
}

/** Never throws. No payment has begun where anything here fails. */
export async function placeOrder(order: OrderDelivery, ports: OrderPorts): Promise<Placed> {
  try {
    return await follow(await ports.send(order), order.record, ports);
  } catch {
    return failed(ports);
  }
}
