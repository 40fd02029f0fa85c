import type { CheckedFile } from '../engine/content.ts';
import { mistakeOn, type Words } from '../engine/mistake.ts';
import type { ContentText } from '../engine/read-content.ts';
import { FIGURE } from './figures.ts';
import { linkMistake, siteOf } from './references.ts';

/** Where customers' cases stand with their one answer, for a lawyer to read beside the documents. */
export const CASES = 'docs/launch-law.md';

/** A part of a document, as the last cell of a case names it. */
const PART = /`(\/[a-z]+#[\w-]+)`/g;

function figureIn(answer: string): Words | undefined {
  const [figure] = answer.match(FIGURE) ?? [];
  return figure === undefined ? undefined : [`"${figure}" in an answer`, 'only the documents have figures'];
}

/** The parts of documents that answer a case are there, and no figure stands beside theirs. */
export const caseMistakes = ({ file, text }: ContentText, files: readonly CheckedFile[]) => {
  const site = siteOf(files);
  return text.split('\n').flatMap((line, index) => {
    const parts = Array.from(line.matchAll(PART), ([, url = '']) => linkMistake(url, '', site));
    const [, , answer = ''] = parts.length === 0 ? [] : line.split('|');
    return [...parts, figureIn(answer)].flatMap((words) => mistakeOn(file, index + 1, words));
  });
};
