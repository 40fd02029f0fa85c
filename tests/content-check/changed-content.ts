/** The sample content with places changed, and what the check says of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../tools/content-check/check-content.ts';
import { sentence } from '../../tools/content-check/engine/mistake.ts';
import { type ContentText, readContent } from '../../tools/content-check/engine/read-content.ts';

/** The project whose folder `content` is the sample, which stays as it is when the site's own content changes. */
export const SAMPLE = join(import.meta.dirname, '../sample');

export const sample = readContent(SAMPLE);

/** A day after every date in the sample. */
const TODAY = new Date('2026-11-21');

export type Change = readonly [file: string, from: string, to: string];

/** Each change takes the first place that has its text; it has to be there. */
export const changed = (texts: readonly ContentText[], ...changes: readonly Change[]) =>
  changes.reduce((before, [path, from, to]) => {
    const file = `content/${path}`;
    if (!before.some((one) => one.file === file && one.text.includes(from)))
      throw new Error(`${file} has no "${from}"`);
    return before.map((one) => (one.file === file ? { file, text: one.text.replace(from, () => to) } : one));
  }, texts);

export const mistakesIn = (texts: readonly ContentText[], published?: readonly ContentText[]) =>
  checkContent(texts, TODAY, published && [published]);

export const sentences = (texts: readonly ContentText[], published?: readonly ContentText[]) =>
  mistakesIn(texts, published).map(sentence);

interface Row {
  readonly mistake: string;
  readonly change: Change;
  /** What should have been written; mostly what stood there before. */
  readonly meant: Change;
  /** Each begins with its file. */
  readonly says: readonly string[];
}

const unescaped = (text: string) =>
  text.replaceAll(/\\(?:t|u([0-9A-F]{4}))/g, (_, code?: string) =>
    code === undefined ? '\t' : String.fromCodePoint(Number.parseInt(code, 16)),
  );

/**
 * The rows of a table in mistakes/: a title, the file, its text with -, + and = for what was meant, and the sentences.
 * Each line of columns is a row of its own, with its first column in the place of %1.
 */
export function rowsOf(table: string): readonly Row[] {
  const text = readFileSync(new URL(`mistakes/${table}.txt`, import.meta.url), 'utf8');
  const blocks = text.split(/^## /m).slice(1);
  return blocks.flatMap((block) => {
    const [title = '', ...written] = block.trimEnd().split('\n');
    const columns = written.filter((line) => line.startsWith('| ')).map((line) => line.slice(2).split(' | '));
    return (columns.length === 0 ? [[]] : columns).map((values) => {
      const [file = '', ...lines] = written.map((line) =>
        unescaped(line.replaceAll(/%(\d)/g, (sign, column: string) => values[Number(column) - 1] ?? sign)),
      );
      const marked = (sign: string) =>
        lines
          .filter((line) => line.startsWith(sign))
          .map((line) => line.slice(1))
          .join('\n');
      // Without a file it is about the one that was changed.
      const says = lines
        .filter((line) => /^(?:[a-z]\S+ )?line \d/.test(line))
        .map((line) => `content/${line.startsWith('line ') ? `${file} ` : ''}${line}`);
      const [from, to, meant] = [marked('-'), marked('+'), marked('=')];
      return {
        mistake: values.length === 0 ? title : `${title}: ${to || from}`,
        change: [file, from, to],
        meant: [file, from, meant || from],
        says,
      };
    });
  });
}
