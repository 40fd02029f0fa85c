/**
 * The header with the idempotency key. A server that has seen the key before repeats its response and stores
 * nothing.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Identifies one order or message. It stays the same after a failure, a reload or a second press. */
export interface SubmissionId {
  /** The idempotency key: random, 32 hexadecimal digits. */
  readonly key: string;
  /**
   * The time at which the order or message was first submitted, in milliseconds since 1970. Browsers store
   * it under this name, so the name stays.
   */
  readonly atMs: number;
}
