import type { Answer } from './answers.ts';

const FIRST_PAUSE_MS = 1000;

/** Visitors do not watch a busy button for longer. If a server asks for more, we stop and tell them. */
export const LONGEST_PAUSE_MS = 20_000;

/** Reads whole seconds, as receivers and form services send them. Any other value is ignored. */
export const retryAfterMs = (header: string | null): number | undefined =>
  /^ *\d{1,9} *$/.test(header ?? '') ? Number(header) * 1000 : undefined;

export const isWorthRetrying = ({ status }: Answer): boolean =>
  status === 429 || (status >= 502 && status <= 504);

/** Doubles with each retry, give or take a quarter, so that visitors do not all retry at once. */
export const ownPauseMs = (retry: number, random: () => number): number =>
  Math.round(FIRST_PAUSE_MS * 2 ** retry * (0.75 + random() / 2));
