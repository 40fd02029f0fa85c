import type { ReceivedResponse } from './responses.ts';

const FIRST_PAUSE_MS = 1000;

/**
 * Maximum pause between two attempts. Visitors do not watch a busy button for longer. If a server asks for a
 * longer pause, the delivery stops and the visitor is told.
 */
export const MAX_PAUSE_MS = 20_000;

/** Reads whole seconds, as receivers and form services send them. Any other value is ignored. */
export const parseRetryAfter = (header: string | null): number | undefined =>
  /^ *\d{1,9} *$/.test(header ?? '') ? Number(header) * 1000 : undefined;

export const isWorthRetrying = ({ status }: ReceivedResponse): boolean =>
  status === 429 || (status >= 502 && status <= 504);

/**
 * Returns a pause that doubles with each retry, give or take a quarter. The variation keeps visitors from
 * retrying all at once.
 */
export const computePauseMs = (retry: number, random: () => number): number =>
  Math.round(FIRST_PAUSE_MS * 2 ** retry * (0.75 + random() / 2));
