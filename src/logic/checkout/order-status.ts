import { isSuccess, type ReceivedResponse } from '../delivery/responses.ts';
import { isObject, parseJson } from '@site/rules/text/json';

/** The status of an order, as the receiver reports it: packages/receiver/docs/contract.md. */
export interface OrderStatus {
  readonly status: 'paid' | 'pending' | 'declined' | 'not_found';
  /** The time at which the receiver accepted the order, if the response says so. */
  readonly receivedAt?: Date | undefined;
}

function parseTime(value: unknown): Date | undefined {
  const time = new Date(typeof value === 'string' ? value : NaN);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** Decodes the receiver's response. Returns `undefined` for a response that is not in the contract. */
export function decodeOrderStatus(response: ReceivedResponse): OrderStatus | undefined {
  const body = parseJson(response.text);
  if (!isObject(body)) return undefined;
  const { status, receivedAt, error } = body;
  if (response.status === 404 && error === 'not_found') return { status: error };
  if (!isSuccess(response)) return undefined;
  return status === 'paid' || status === 'pending' || status === 'declined'
    ? { status, receivedAt: parseTime(receivedAt) }
    : undefined;
}
