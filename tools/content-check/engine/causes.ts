import type { Mistake } from './mistake.ts';

/** Why a parser failed, by what is written at the place. `$0` and `$1` in the words are what the pattern found there. */
export type Cause = readonly [pattern: RegExp, found: string, allowed: string];

/** The first cause whose pattern is found. */
export function explain(
  causes: readonly Cause[],
  text: string,
): Pick<Mistake, 'found' | 'allowed'> | undefined {
  for (const [pattern, found, allowed] of causes) {
    const match = pattern.exec(text);
    const filled = (words: string) =>
      words.replaceAll(/\$([01])/g, (_, group: string) => match?.[Number(group)] ?? '');
    if (match) return { found: filled(found), allowed: filled(allowed) };
  }
  return undefined;
}
