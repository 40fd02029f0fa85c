import type { Answer } from './answers.ts';

const FIRST_PAUSE_MS = 1000;

/** A visitor does not watch a busy button for longer than this. Where a server asks for more, we stop and say so. */
export const LONGEST_PAUSE_MS = 20_000;

const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/u;

/** Seconds or an HTTP date; `undefined` for anything else. */
export function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  const asked = header?.trim() ?? '';
  if (/^\d{1,9}$/u.test(asked)) return Number(asked) * 1000;
  const dateMs = HTTP_DATE.test(asked) ? Date.parse(asked) : Number.NaN;
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - nowMs);
}

export const isWorthAnother = ({ status }: Answer): boolean =>
  status === 429 || (status >= 502 && status <= 504);

/** One second, two, four, give or take a quarter, so that visitors do not all retry at once. */
export const ownPauseMs = (retry: number, random: () => number): number =>
  Math.round(FIRST_PAUSE_MS * 2 ** retry * (0.75 + random() / 2));
