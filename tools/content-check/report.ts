import { type Mistake, sentence } from './engine/mistake.ts';
import { counted } from './engine/words.ts';

/** What is printed: a sentence for each mistake, and how many there are. */
export const report = (mistakes: readonly Mistake[], fileCount: number): string =>
  mistakes.length === 0
    ? `The content is in order: ${counted(fileCount, 'file')} checked.`
    : [...mistakes.map(sentence), '', `${counted(mistakes.length, 'mistake')} in content/.`].join('\n');
