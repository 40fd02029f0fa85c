import { isSuccess, type Answer } from '../delivery/answers.ts';
import { isRecord, parseJson } from '../text/json.ts';

/** How an order stands with its receiver: receiver/docs/contract.md. */
export type PaymentStatus = 'paid' | 'pending' | 'declined';

/** Total over every answer; what the contract does not know is `undefined`. */
export function decodePaymentStatus(answer: Answer): PaymentStatus | undefined {
  const body = parseJson(answer.text);
  const status = isSuccess(answer) && isRecord(body) ? body.status : undefined;
  return status === 'paid' || status === 'pending' || status === 'declined' ? status : undefined;
}
