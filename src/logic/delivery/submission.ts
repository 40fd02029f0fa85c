import type { SubmissionId } from '@site/rules/delivery/idempotency';
import { isRecord, parseJson } from '@site/rules/text/json';

/**
 * An order or a message with its idempotency key. All attempts to deliver it use the same key, which the tab
 * keeps in session storage.
 */
export interface Submission extends SubmissionId {
  /** The body as JSON, without its key and time. Empty once the order has ended. */
  readonly content: string;
  /** The reference that the receiver gave to the submission. */
  readonly reference?: string;
  /**
   * The session-storage entries of KEYS_CLEARED_BY_ORDER at the time of the order, so that
   * clearOrderedQuote() deletes no newer ones. Tabs store them under this name. Everywhere else, they are the
   * quote and the draft.
   */
  readonly cart?: readonly unknown[];
  /** The time at which the submission was accepted or declined, in milliseconds since 1970. */
  readonly endedAt?: number;
}

/** Checks a time in milliseconds. A safe integer can still be too large for a `Date`. */
const isTime = (value: unknown): value is number =>
  Number.isSafeInteger(value) && !Number.isNaN(new Date(Number(value)).getTime());

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
