/** The links of each template lead where they say. */
import { expect, test } from 'vitest';
import { readTestData } from '#support/test-data.ts';
import { listLinks, querySingle, sample } from '../site.ts';

const LINKS = Object.entries(
  readTestData<Readonly<Record<string, Readonly<Record<string, string>>>>>(import.meta.url),
);
const templates = LINKS.filter(([path]) => path.startsWith('/'));

test.each(templates)('those of %s are these, and no others', (path, links) => {
  const main = querySingle(sample.pageAt(path).root, 'main');
  const contents = listLinks(main, 'nav[aria-label="Contents"] a');
  const mainLinks = listLinks(main).slice(contents.length);
  expect(mainLinks.filter(([label, target]) => links[label] !== target)).toEqual([]);
  expect(new Set(mainLinks.map(([label]) => label))).toEqual(new Set(Object.keys(links)));
});
