/** What the form sees of a document without the parser that the build has. */
import { expect, test } from 'vitest';
import { mdxToMdast } from '../../editor/document-nodes.ts';
import { readContent } from '../../tools/content-check/engine/read-content.ts';
import { sample } from '../content-check/changed-content.ts';

const documents = [...sample, ...readContent('.')].filter(({ file }) => file.endsWith('.mdx'));

test.each(documents)('$file can be read', ({ text }) => {
  const [, body = ''] = /^---\n.*?\n---\n(.*)$/s.exec(text) ?? [];
  expect(body).not.toBe('');
  expect(mdxToMdast(body).children.some(({ type }) => type === 'table')).toBe(false);
});

test.each([
  ['Words.\n\nThey <came> late.', '3:6'],
  ['Less than < five.', '1:11'],
  ['A price of {plans.basic.price}.', '1:12'],
])('%j is refused at its place', (text, place) => {
  expect(() => mdxToMdast(text)).toThrow(`${place}: `);
});

test('a sign after a backslash is a word, and a table by hand is seen', () => {
  expect(mdxToMdast('Less than \\< five, and \\{ too.').children).toEqual([]);
  expect(mdxToMdast('Words.\n\n| a | b |\n| - | - |\n').children).toMatchObject([
    { type: 'table', position: { start: { line: 3 } } },
  ]);
});
