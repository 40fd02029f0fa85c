/** Plants mistakes in a copy of the content: see sample/, which stays as it is when the site's own content changes. */
import { checkContent } from '../../tools/content-check/check-content.ts';
import { sentence } from '../../tools/content-check/mistake.ts';
import { type ContentText, readContent } from '../../tools/content-check/read-content.ts';

export const sample = readContent(new URL('sample', import.meta.url).pathname);

/** A day after every date in the sample. */
export const TODAY = new Date('2026-11-21');

/** The text with its one place changed; a plant that no longer takes is a mistake of the test's own. */
function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The sample has no "${from}"`);
  return text.replace(from, () => to);
}

export const changed = (texts: readonly ContentText[], file: string, from: string, to: string) => {
  const path = `content/${file}`;
  if (!texts.some((text) => text.file === path)) throw new Error(`The sample has no ${path}`);
  return texts.map((text) =>
    text.file === path ? { file: path, text: replaced(text.text, from, to) } : text,
  );
};

export const sentences = (texts: readonly ContentText[], published?: readonly ContentText[]) =>
  checkContent(texts, TODAY, published).map(sentence);

/** What the check says of the sample with one place changed. */
export const planted = (file: string, from: string, to: string) => sentences(changed(sample, file, from, to));

/** What slipped, in which file, what stood there, what stands there now, and what is said about it. */
export type Plant = readonly [
  slip: string,
  file: string,
  from: string,
  to: string,
  ...says: readonly string[],
];

/**
 * The sample with a mistake planted and mended again, as the sentence says; nothing where it says so in words alone
 * or shows a part of the line.
 */
export function mended([, file, from, to, says = '']: Plant): readonly ContentText[] | undefined {
  const [, line = '', instead] = / line (\d+)\b.*; write: `(.*)`$/.exec(says) ?? [];
  if (instead === undefined || instead.includes('…')) return undefined;
  return changed(sample, file, from, to).map((text) =>
    text.file === `content/${file}`
      ? {
          ...text,
          text: text.text
            .split('\n')
            .with(Number(line) - 1, instead)
            .join('\n'),
        }
      : text,
  );
}
