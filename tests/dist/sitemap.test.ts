/** What search engines find first: sitemap, robots.txt, and one host in every address. */
import { describe, expect, test } from 'vitest';
import { isoDate } from '../../src/domain/time/dates.ts';
import { allPages, legalRoutes } from '../routes.ts';
import { attribute, files, only, originOf, pageAt, pages, read } from './site.ts';

const origin = originOf(pageAt('/'));

const locations = Array.from(
  read('sitemap.xml').matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g),
  ([, url = '', changed]) => ({ path: new URL(url).pathname, url, changed }),
);

describe('the sitemap', () => {
  test('lists every page that may be listed, once, and no other', () => {
    const expected = allPages.filter(({ noindex }) => !noindex).map(({ path }) => path);
    expect(locations.map(({ path }) => path).sort()).toEqual(expected.sort());
    expect(read('sitemap.xml').match(/<url>/g)).toHaveLength(expected.length);
  });

  test('names each page by its canonical address', () => {
    const canonical = ({ path }: { path: string }) =>
      attribute(pageAt(path).root.querySelector('link[rel="canonical"]'), 'href');
    expect(locations.map(({ url }) => url)).toEqual(locations.map(canonical));
  });

  test.each(legalRoutes)('says of $path that it changed when the page says so', ({ path }) => {
    const found = locations.find((location) => location.path === path);
    const data = only(pageAt(path).root, 'script[type="application/ld+json"]').textContent;
    expect(found?.changed).toBe(/"dateModified":"([^"]+)"/.exec(data)?.[1]);
  });

  test('has days that there are in a calendar, or none', () => {
    const days = locations.map(({ changed }) => changed).filter((day) => day !== undefined);
    expect(days.length).toBeGreaterThanOrEqual(legalRoutes.length);
    expect(days.map((day) => isoDate(new Date(day)))).toEqual(days);
  });
});

test('robots.txt lets everything be read and names the sitemap', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});

describe('one host', () => {
  const hosts = (text: string) =>
    new Set(Array.from(text.matchAll(/https?:\/\/[^/\s"'<>)\\]+/g), ([found]) => found));

  /** Names of vocabularies, and the ways out: WhatsApp, and what legal documents link to. */
  const others = [
    'https://schema.org',
    'http://www.sitemaps.org',
    'https://wa.me',
    ...hosts(
      pages
        .flatMap(({ root }) =>
          root.querySelectorAll('article a[href]').map((link) => attribute(link, 'href')),
        )
        .join(' '),
    ),
  ].filter((host) => host !== origin);

  test.each(pages)('in the head of $path', ({ root }) => {
    const linked = root
      .querySelectorAll('head meta, head link')
      .map((element) => attribute(element, 'content') + ' ' + attribute(element, 'href'));
    const data = root.querySelectorAll('script[type="application/ld+json"]').map((one) => one.textContent);
    const found = hosts([...linked, ...data].join(' '));
    expect([...found].filter((host) => !others.includes(host))).toEqual([origin]);
  });

  test.each(files.filter((file) => /\.(?:md|txt|xml)$/.test(file)))('in %s', (file) => {
    expect([...hosts(read(file))].filter((host) => !others.includes(host))).toEqual([origin]);
  });
});
