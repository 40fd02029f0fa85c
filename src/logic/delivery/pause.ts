import type { ReceivedResponse } from './responses.ts';

const FIRST_PAUSE_MS = 1000;

/**
 * The maximum pause between two attempts. Visitors do not watch a busy button for longer. If a server asks
 * for a longer pause, the delivery ends. The visitor is told when to send a message again.
 */
export const MAX_PAUSE_MS = 20_000;

/**
 * Parses a `Retry-After` in whole seconds. Dates are ignored, because our receiver and the form services send
 * none.
 */
export const parseRetryAfter = (header: string | null): number | undefined =>
  /^ *\d{1,9} *$/.test(header ?? '') ? Number(header) * 1000 : undefined;

/** Recognises 429 (too many requests), 502 (bad gateway), 503 (unavailable) and 504 (gateway timeout). */
export const isWorthRetrying = ({ status }: ReceivedResponse) =>
  status === 429 || (status >= 502 && status <= 504);

/**
 * Computes a pause that doubles with each retry, and varies at random by up to a quarter. The variation keeps
 * visitors from retrying all at once.
 */
export const computePauseMs = (retryCount: number, random: () => number) =>
  Math.round(FIRST_PAUSE_MS * 2 ** retryCount * (0.75 + random() / 2));
