/** docs/search.md, as it was of the sample: each title and line is on its page, and each word of the query too. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { meta, only, words } from '../site.ts';
import { pageAt, pages } from './sample.ts';

const queries = Array.from(
  readFileSync('tests/sample/search.md', 'utf8').matchAll(/^\| (.+?) +\| `(.+)` +\| (.+?) +\| (.+?) +\|$/gm),
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

test.each(pages.filter(({ path }) => path.startsWith('/services/')))(
  'search engines show the prices of $path whole',
  (page) => {
    expect(meta(page, 'description').length).toBeLessThanOrEqual(160);
    expect(meta(page, 'description')).toMatch(/ KES [^.]+\.$/);
  },
);
