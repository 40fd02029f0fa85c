import { isRecord, parseJson } from '@site/rules/text/json';

/** Key and time stay the same through failures, reloads and second presses: no server takes it twice. */
export interface Submission {
  readonly content: string;
  /** The idempotency key: random, 32 hexadecimal digits. */
  readonly key: string;
  /** When it was first submitted, in milliseconds since 1970. */
  readonly atMs: number;
  /** The name that the receiver gave it in its answer. */
  readonly reference?: string;
  /** The stored texts that an order was made from. */
  readonly cart?: readonly unknown[];
  /** When it was accepted or declined, in milliseconds since 1970. */
  readonly endedAt?: number;
}

export const submissionFor = (
  content: string,
  stored: Submission | undefined,
  fresh: () => Omit<Submission, 'content'>,
): Submission => (stored?.content === content ? stored : { content, ...fresh() });

/** Dates end before safe integers do. */
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
