/** Checks the links in the content of the pages that links.yaml lists. */
import { expect, test } from 'vitest';
import { readTestData } from '#support/test-data.ts';
import { listLinks, querySingle, sampleSite } from '../site.ts';

const ENTRIES = Object.entries(
  readTestData<Readonly<Record<string, Readonly<Record<string, string>>>>>(import.meta.url),
);
const expectedPages = ENTRIES.filter(([path]) => path.startsWith('/'));

test.each(expectedPages)('the content of %s has exactly the expected links', (path, links) => {
  const main = querySingle(sampleSite.getPage(path).root, 'main');
  const contents = listLinks(main, 'nav[aria-label="Contents"] a');
  // pages.test.ts checks the contents of documents. A document has one link above its contents.
  const mainLinks = listLinks(main).toSpliced(1, contents.length);
  expect(mainLinks.filter(([label, target]) => links[label] !== target)).toEqual([]);
  expect(new Set(mainLinks.map(([label]) => label))).toEqual(new Set(Object.keys(links)));
});
