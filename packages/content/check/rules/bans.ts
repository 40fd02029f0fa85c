import type { MistakeDetails } from '../engine/mistake.ts';

/** Bans text that matches one of the patterns. The key of a pattern says in words what it finds. */
interface Ban {
  readonly patterns: Readonly<Record<string, string | undefined>>;
  readonly flags?: string;
  readonly hint: string;
}

export const createBanPattern = ({ patterns, flags }: Ban) =>
  new RegExp(Object.values(patterns).join('|'), flags);

/** Finds the first ban that the text breaks. */
export function findBannedText(bans: readonly Ban[], text: string): MistakeDetails | undefined {
  for (const ban of bans) {
    const [found] = createBanPattern(ban).exec(text) ?? [];
    if (found !== undefined) return { found: `"${found.trim()}"`, hint: ban.hint };
  }
  return undefined;
}
