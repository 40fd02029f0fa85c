/** The links of each template lead where they say. */
import { expect, test } from 'vitest';
import { readTestData } from '../../support/test-data.ts';
import { listLinks, querySingle, sample } from '../site.ts';

const LINKS = Object.entries(
  readTestData<Readonly<Record<string, Readonly<Record<string, string>>>>>(import.meta.url),
);
const templates = LINKS.filter(([path]) => path.startsWith('/'));

test.each(templates)('those of %s are these, and no others', (path, links) => {
  const main = querySingle(sample.pageAt(path).root, 'main');
  const contents = listLinks(main, 'nav[aria-label="Contents"] a');
  const found = listLinks(main).slice(contents.length);
  expect(found.filter(([said, target]) => links[said] !== target)).toEqual([]);
  expect(new Set(found.map(([said]) => said))).toEqual(new Set(Object.keys(links)));
});
