import type { Answer } from './answers.ts';

const FIRST_PAUSE_MS = 1000;

/** A visitor does not watch a busy button for longer than this. Where a server asks for more, we stop and say so. */
export const LONGEST_PAUSE_MS = 20_000;

/** In whole seconds, as receivers, form services and their proxies send it; what else a header may say is no time. */
export const retryAfterMs = (header: string | null): number | undefined =>
  /^ *\d{1,9} *$/.test(header ?? '') ? Number(header) * 1000 : undefined;

export const isWorthAnother = ({ status }: Answer): boolean =>
  status === 429 || (status >= 502 && status <= 504);

/** One second, two, four, give or take a quarter, so that visitors do not all retry at once. */
export const ownPauseMs = (retry: number, random: () => number): number =>
  Math.round(FIRST_PAUSE_MS * 2 ** retry * (0.75 + random() / 2));
