import type { SubmissionId } from '@site/rules/delivery/idempotency';
import { isObject, parseJson } from '@site/rules/text/json';

/**
 * An order or a message with its idempotency key. All attempts to deliver it use the same key, which the tab
 * keeps in session storage.
 */
export interface Submission extends SubmissionId {
  /**
   * The body as JSON. The key and the time are left blank, so that the same body can be recognised. Once the
   * order has ended, this is an empty string.
   */
  readonly content: string;
  /** The reference that the receiver gave to the submission. */
  readonly reference?: string;
  /**
   * The saved quote and the draft from which the order was made, in the order of KEYS_CLEARED_BY_ORDER.
   * clearOrderedQuote() compares them with storage, and keeps newer ones. The name `cart` stays, because open
   * tabs have submissions under it.
   */
  readonly cart?: readonly unknown[];
  /** The time at which the submission was accepted or declined, in milliseconds since 1970. */
  readonly endedAt?: number;
}

/** Checks a time in milliseconds. Not every safe integer is a valid `Date`. */
const isTime = (value: unknown): value is number =>
  Number.isSafeInteger(value) && !Number.isNaN(new Date(Number(value)).getTime());

/** Decodes a stored submission. Returns `undefined` if any required part is missing or malformed. */
export function decodeSubmission(text: string): Submission | undefined {
  const storedSubmission = parseJson(text);
  if (!isObject(storedSubmission)) return undefined;
  const { content, key, atMs, reference, cart, endedAt } = storedSubmission;
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
