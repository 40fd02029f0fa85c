import { isSuccess, type Answer } from '../delivery/answers.ts';
import { isRecord, parseJson } from '../text/json.ts';

/** How an order stands with its receiver: receiver/docs/contract.md. */
export type PaymentStatus = 'paid' | 'pending' | 'declined';

export interface OrderStatus {
  readonly status: PaymentStatus;
  /** When the receiver took the order, where it says so. */
  readonly receivedAt?: Date;
}

function timeIn(value: unknown): Pick<OrderStatus, 'receivedAt'> {
  const receivedAt = new Date(typeof value === 'string' ? value : NaN);
  return Number.isNaN(receivedAt.getTime()) ? {} : { receivedAt };
}

/** Total over every answer; what the contract does not know is `undefined`. */
export function decodeOrderStatus(answer: Answer): OrderStatus | undefined {
  const body = parseJson(answer.text);
  if (!isSuccess(answer) || !isRecord(body)) return undefined;
  const { status, receivedAt } = body;
  return status === 'paid' || status === 'pending' || status === 'declined'
    ? { status, ...timeIn(receivedAt) }
    : undefined;
}
