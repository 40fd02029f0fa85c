/** Every kind of mistake, made in the sample, with the very sentence that is printed. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkFiles } from '../../tools/content-check/engine/content.ts';
import { attributesOf, isTag } from '../../tools/content-check/engine/mdx-source.ts';
import type { Mistake } from '../../tools/content-check/engine/mistake.ts';
import type { ContentText } from '../../tools/content-check/engine/read-content.ts';
import { lineOf } from '../../tools/content-check/engine/words.ts';
import { type Change, changed, mistakesIn, sample, sentences } from './changed-content.ts';

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
function rowsOf(table: string): readonly Row[] {
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

test('the sample itself is in order', () => {
  expect(sentences(sample)).toEqual([]);
});

const tables = ['yaml', 'values', 'together', 'prose', 'documents'].map((table) => ({
  table,
  rows: rowsOf(table),
}));

describe.each(tables)('the sentence of $table for', ({ rows }) => {
  test.each(rows)('$mistake in $change.0', ({ change, says }) => {
    expect(sentences(changed(sample, change))).toEqual(says);
  });
});

/** The texts with what the sentences say to write. */
const corrected = (texts: readonly ContentText[], mistakes: readonly Mistake[]) =>
  mistakes.reduce((before, { file, line, replace = ['', ''] }) => {
    const [from, to] = replace;
    return before.map((one) => {
      if (one.file !== file || from === '') return one;
      const written = lineOf(one.text, line);
      expect(written.split(from)).toHaveLength(2);
      const lines = one.text.split('\n').with(
        line - 1,
        written.replace(from, () => to),
      );
      return { file, text: lines.join('\n') };
    });
  }, texts);

/** What a file says, whatever its form. */
const said = (texts: readonly ContentText[], path: string) =>
  checkFiles(texts.filter(({ file }) => file === `content/${path}`)).map(({ source, body }) => [
    source.data,
    body?.nodes.map((node) => ('value' in node ? node.value : 'url' in node ? node.url : node.type)),
    body?.nodes.filter(isTag).map(attributesOf),
  ]);

const all = tables.flatMap(({ rows }) => rows);
const isCorrected = (text: string) => text.includes('; write: `');
const corrections = all.filter(({ says }) => says.some(isCorrected));

describe('what a sentence says to write is what was meant by', () => {
  test.each(corrections)('$mistake in $change.0', ({ change, meant, says }) => {
    const texts = changed(sample, change);
    const after = corrected(texts, mistakesIn(texts));
    expect(sentences(after)).toEqual(says.filter((text) => !isCorrected(text)));
    if (says.every(isCorrected))
      expect(said(after, change[0])).toEqual(said(changed(sample, meant), change[0]));
  });
});

test('of so many slips all but the named ones are caught', () => {
  const missed = all.filter(({ says }) => says.length === 0).map(({ mistake }) => mistake);
  expect([all.length, corrections.length, missed]).toEqual([582, 61, ['two features pasted on one line']]);
});

test('two people may have the same role', () => {
  const role = ['    role: Support\n', '    role: Network engineer\n'] as const;
  expect(sentences(changed(sample, ['pages/about.yaml', ...role]))).toEqual([]);
});
