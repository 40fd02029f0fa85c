/** docs/search.md says what visitors find: each title and line is on its page, and each word of the query too. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { meta, only, words } from '../site.ts';
import { pageAt } from './sample.ts';

const queries = Array.from(
  readFileSync('docs/search.md', 'utf8').matchAll(/^\| (.+?) +\| `(.+)` +\| (.+?) +\| (.+?) +\|$/gm),
  ([, query = '', path = '', title = '', line = '']) => ({ query, path, title, line }),
);

test('there are twenty queries', () => {
  expect(new Set(queries.map(({ query }) => query)).size).toBe(20);
});

test.each(queries)('$query is answered by $path', ({ query, path, title, line }) => {
  const page = pageAt(path);
  const text = words(only(page.root, 'main'));
  expect(words(only(page.root, 'title'))).toBe(`${title} · ${meta(page, 'og:site_name')}`);
  expect(text).toContain(line);
  const all = `${title} ${meta(page, 'description')} ${text}`.toLowerCase();
  expect(query.split(' ').filter((word) => !all.includes(word.toLowerCase()))).toEqual([]);
});
