/** What search engines find first: sitemap and robots.txt. */
import { describe, expect, test } from 'vitest';
import { lastChange } from '@site/content/files/git';
import { canonical, hidden, origin, pageAt, pages, read } from './site.ts';

const locations = Array.from(
  read('sitemap.xml').matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g),
  ([, url = '', changed]) => ({ path: new URL(url).pathname, url, changed }),
);

describe('the sitemap', () => {
  test('lists every page that may be listed, once, and no other', () => {
    const expected = pages.filter(({ path }) => !hidden.has(path)).map(({ path }) => path);
    expect(locations.map(({ path }) => path).sort()).toEqual(expected.sort());
    expect(read('sitemap.xml').match(/<url>/g)).toHaveLength(expected.length);
  });

  test('names each page by its canonical address', () => {
    expect(locations.map(({ url }) => url)).toEqual(locations.map(({ path }) => canonical(pageAt(path))));
  });

  test('dates a page by the last commit of its own file', () => {
    const found = locations.find(({ path }) => path === '/about');
    expect(found?.changed).toBe(lastChange('.', 'content/pages/about.yaml'));
  });
});

test('robots.txt lets everything be read and names the sitemap', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});
