/** What search engines find first: sitemap and robots.txt. */
import { describe, expect, test } from 'vitest';
import { legalRoutes } from '../routes.ts';
import { canonical, hidden, only, origin, pageAt, pages, read } from './site.ts';

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

  test.each(legalRoutes)('says of $path that it changed when the page says so', ({ path }) => {
    const found = locations.find((location) => location.path === path);
    const data = only(pageAt(path).root, 'script[type="application/ld+json"]').textContent;
    expect(found?.changed).toBe(/"dateModified":"([^"]+)"/.exec(data)?.[1]);
  });
});

test('robots.txt lets everything be read and names the sitemap', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});
