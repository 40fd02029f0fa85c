import type { MistakeDetails } from '../engine/mistake.ts';

/** Patterns that no text may match, by the names of what they find, and what is allowed instead. */
interface Ban {
  readonly patterns: Readonly<Record<string, string | undefined>>;
  readonly flags?: string;
  readonly allowed: string;
}

export const createBanPattern = ({ patterns, flags }: Ban) =>
  new RegExp(Object.values(patterns).join('|'), flags);

/** Finds the first ban that the text breaks. */
export function findBannedText(bans: readonly Ban[], text: string): MistakeDetails | undefined {
  for (const ban of bans) {
    const [found] = createBanPattern(ban).exec(text) ?? [];
    if (found !== undefined) return { found: `"${found.trim()}"`, allowed: ban.allowed };
  }
  return undefined;
}
