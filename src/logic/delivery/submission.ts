import type { SubmissionId } from '@site/rules/delivery/idempotency';
import { isRecord, parseJson } from '@site/rules/text/json';

/**
 * An order or a message that is being delivered. The tab keeps it, so no server accepts the same content
 * twice.
 */
export interface Submission extends SubmissionId {
  readonly content: string;
  /** The reference that the receiver gave to the submission. */
  readonly reference?: string;
  /** The stored texts from which the order was made. */
  readonly cart?: readonly unknown[];
  /** The time at which the submission was accepted or declined, in milliseconds since 1970. */
  readonly endedAt?: number;
}

/** Checks a time in milliseconds. Dates end before safe integers do. */
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && !Number.isNaN(new Date(value).getTime());

export function decodeSubmission(text: string): Submission | undefined {
  const stored = parseJson(text);
  if (!isRecord(stored)) return undefined;
  const { content, key, atMs, reference, cart, endedAt } = stored;
  if (typeof content !== 'string' || typeof key !== 'string' || !/^[\da-f]{32}$/u.test(key)) return undefined;
  if (!isTime(atMs) || atMs < 0) return undefined;
  return {
    content,
    key,
    atMs,
    ...(typeof reference === 'string' && { reference }),
    ...(Array.isArray(cart) && { cart }),
    ...(isTime(endedAt) && { endedAt }),
  };
}
