/** docs/search.md says what visitors find: each title and line is on its page, and each word of the query too. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { meta, only, words } from '../site.ts';
import { pageAt } from './sample.ts';

const queries = Array.from(
  readFileSync('docs/search.md', 'utf8').matchAll(/^## (.+)\n\n`(.+)` \*\*(.+)\*\*\n\n- (.+)\n- (.+)$/gm),
  ([, query = '', path = '', title = '', ...lines]) => ({ query, path, title, lines }),
);

test('there are twenty queries', () => {
  expect(new Set(queries.map(({ query }) => query)).size).toBe(20);
});

test.each(queries)('$query is answered by $path', ({ query, path, title, lines }) => {
  const page = pageAt(path);
  const text = words(only(page.root, 'main'));
  expect(words(only(page.root, 'title'))).toBe(`${title} · ${meta(page, 'og:site_name')}`);
  expect(lines.filter((line) => !text.includes(line))).toEqual([]);
  const all = `${title} ${meta(page, 'description')} ${text}`.toLowerCase();
  expect(query.split(' ').filter((word) => !all.includes(word.toLowerCase()))).toEqual([]);
});
