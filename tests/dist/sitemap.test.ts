/** What search engines find first: sitemap and robots.txt. */
import { expect, test } from 'vitest';
import { lastChange } from '@site/content/files/git';
import { canonical, hidden, origin, pages, read } from './site.ts';

const locations = Array.from(
  read('sitemap.xml').matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g),
  ([, url = '', changed]) => ({ url, changed }),
);

test('the sitemap lists every page that may be listed, once, by its canonical address, and no other', () => {
  const expected = pages.filter(({ path }) => !hidden.has(path)).map(canonical);
  expect(locations.map(({ url }) => url).sort()).toEqual(expected.sort());
  expect(read('sitemap.xml').match(/<url>/g)).toHaveLength(expected.length);
  // A page has the day of the last commit of its own file.
  const about = locations.find(({ url }) => url === `${origin}/about`);
  expect(about?.changed).toBe(lastChange('.', 'content/pages/about.yaml'));
});

test('robots.txt lets everything be read and names the sitemap', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});
