/** A server that has seen the key repeats its answer and stores nothing again. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/**
 * Identifies one attempt to deliver something. It stays the same through failures, reloads and second
 * presses.
 */
export interface SubmissionId {
  /** The idempotency key: random, 32 hexadecimal digits. */
  readonly key: string;
  /** When it was first submitted, in milliseconds since 1970. */
  readonly atMs: number;
}
