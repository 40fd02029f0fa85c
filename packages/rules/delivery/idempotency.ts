/**
 * The header with the idempotency key. A server that has seen the key before repeats its response and stores
 * nothing.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Identifies one order or message. Failures, reloads and second presses do not change it. */
export interface SubmissionId {
  /** The idempotency key: random, 32 hexadecimal digits. */
  readonly key: string;
  /**
   * The time at which the order or message was first submitted, in milliseconds since 1970. Browsers store
   * it under this name, so the name stays.
   */
  readonly atMs: number;
}
