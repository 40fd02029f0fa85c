/** Every kind of mistake, made in the sample, with the very sentence that is printed. */
import { describe, expect, test } from 'vitest';
import { changed, rowsOf, sample, sentences } from './changed-content.ts';

test('the sample itself is in order', () => {
  expect(sentences(sample)).toEqual([]);
});

const tables = ['yaml', 'values', 'together', 'prose', 'documents'].map((table) => ({
  table,
  rows: rowsOf(table),
}));

test('each row of the tables has its sentences', () => {
  expect(tables.map(({ rows }) => rows.length)).toEqual([44, 31, 21, 28, 44]);
  expect(tables.flatMap(({ rows }) => rows.filter(({ says }) => says.length === 0))).toEqual([]);
});

describe.each(tables)('the sentence of $table for', ({ rows }) => {
  test.each(rows)('$mistake in $change.0', ({ change, says }) => {
    expect(sentences(changed(sample, change))).toEqual(says.map((text) => `content/${change[0]} ${text}`));
  });
});

/** The line that a sentence gives, where it gives one and all of it. */
const correctionsIn = (says: readonly string[]) =>
  says.flatMap((text) => {
    const [, line = '', correction] = /^line (\d+)\b.*; write: `(.*)`$/.exec(text) ?? [];
    return correction === undefined || correction.includes('…') ? [] : [{ line: Number(line), correction }];
  });

describe('the line that the sentence gives is accepted for', () => {
  const corrected = tables.flatMap(({ rows }) =>
    rows.flatMap(({ mistake, change, says }) =>
      correctionsIn(says).map(({ line, correction }) => ({ mistake, change, line, correction })),
    ),
  );

  test('as many as there are', () => {
    expect(corrected).toHaveLength(21);
  });

  test.each(corrected)('$mistake in $change.0', ({ change, line, correction }) => {
    const after = changed(sample, change).map(({ file, text }) =>
      file === `content/${change[0]}`
        ? {
            file,
            text: text
              .split('\n')
              .with(line - 1, correction)
              .join('\n'),
          }
        : { file, text },
    );
    expect(sentences(after)).toEqual([]);
  });
});
