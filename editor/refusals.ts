/** What the check says of a file, in the words of the form. */
import type { Mistake } from './content-check.ts';

const sentence = (words: string) =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.?!]$/.test(words) ? '' : '.'}`;

export const formWords = ({ found, allowed }: Mistake): string => `Found ${found}. ${sentence(allowed)}`;
