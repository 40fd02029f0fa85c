import { isSuccess, type Answer } from '../delivery/answers.ts';
import { isRecord, parseJson } from '@site/rules/text/json';

/** How an order stands with its receiver: packages/receiver/docs/contract.md. */
export interface OrderStatus {
  readonly status: 'paid' | 'pending' | 'declined' | 'not_found';
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
  if (!isRecord(body)) return undefined;
  const { status, receivedAt, error } = body;
  if (answer.status === 404 && error === 'not_found') return { status: error };
  if (!isSuccess(answer)) return undefined;
  return status === 'paid' || status === 'pending' || status === 'declined'
    ? { status, ...timeIn(receivedAt) }
    : undefined;
}
