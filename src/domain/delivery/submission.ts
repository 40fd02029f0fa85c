import { isRecord, parseJson } from '../text/json.ts';

/** A server that has seen the key answers as it did then, and stores nothing again. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/**
 * What makes one submission the same however often it is sent: key and time stay with the content, through failures,
 * reloads and second presses, so that no server takes the same message or order twice.
 */
export interface Submission {
  /** All that the visitor has decided, as text. */
  readonly content: string;
  /** The idempotency key: random, 32 hexadecimal digits. */
  readonly key: string;
  /** When it was first submitted, in milliseconds since 1970. */
  readonly atMs: number;
  /** What the receiver calls it, once it has answered. */
  readonly reference?: string;
}

/** The stored one, if it has the same content; a new one otherwise. */
export const submissionFor = (
  content: string,
  stored: Submission | undefined,
  fresh: () => Pick<Submission, 'key' | 'atMs'>,
): Submission => (stored?.content === content ? stored : { content, ...fresh() });

/** As far ahead as there are dates. */
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && !Number.isNaN(new Date(value).getTime());

/** Total over every text; anything but a whole submission is `undefined`. */
export function decodeSubmission(text: string): Submission | undefined {
  const stored = parseJson(text);
  if (!isRecord(stored)) return undefined;
  const { content, key, atMs, reference } = stored;
  if (typeof content !== 'string' || typeof key !== 'string' || !/^[\da-f]{32}$/u.test(key)) return undefined;
  if (!isTime(atMs) || atMs < 0) return undefined;
  return { content, key, atMs, ...(typeof reference === 'string' && { reference }) };
}
