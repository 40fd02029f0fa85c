/** What search engines find first: sitemap, robots.txt, and one host in every address. */
import { describe, expect, test } from 'vitest';
import { legalRoutes } from '../routes.ts';
import { canonical, files, hidden, only, origin, pageAt, pages, read, valuesOf } from './site.ts';

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

describe('one host', () => {
  const hosts = (text: string) =>
    new Set(Array.from(text.matchAll(/https?:\/\/[^/\s"'<>)\\]+/g), ([found]) => found));

  const linked = pages.flatMap(({ root }) => valuesOf(root, 'article a[href]', 'href'));
  const vocabularies = ['https://schema.org', 'http://www.sitemaps.org'];
  /** Besides them, the ways out: WhatsApp, the map, and what legal documents link to. */
  const others = [
    ...vocabularies,
    'https://wa.me',
    'https://www.google.com',
    ...hosts(linked.join(' ')),
  ].filter((one) => one !== origin);

  test.each(pages)('in the head of $path', ({ root }) => {
    const data = root.querySelectorAll('script[type="application/ld+json"]').map((one) => one.textContent);
    const head = [...valuesOf(root, 'head meta', 'content'), ...valuesOf(root, 'head link', 'href')];
    const found = hosts([...head, ...data].join(' '));
    expect([...found].filter((host) => !others.includes(host))).toEqual([origin]);
  });

  test.each(files.filter((file) => /\.(?:md|txt|xml)$/.test(file)))('in %s', (file) => {
    expect([...hosts(read(file))].filter((host) => !others.includes(host))).toEqual([origin]);
  });
});
