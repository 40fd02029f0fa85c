/** What the check says of a file, in the words of the form. */
import type { Mistake } from './content-check.ts';
import { hintWords } from './form-words.ts';

const sentence = (words: string) =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.?!]$/.test(words) ? '' : '.'}`;

/** Files are known by the names of their forms, and commands by what the form has instead. */
const inForm = (words: string) =>
  hintWords(
    words
      .replace(
        /`npm run content:facts[^`]*` lists the facts there are/,
        'a figure is chosen under “Insert”, or named as elsewhere',
      )
      .replace(/\b([\w-]+)\.yaml has no/, '“$1” has no'),
  );

export const formWords = ({ found, allowed }: Mistake): string =>
  `Found ${found}. ${sentence(inForm(allowed))}`;
