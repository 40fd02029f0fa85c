/** What search engines find first: sitemap, robots.txt, and one host in every address. */
import { describe, expect, test } from 'vitest';
import { isoDate } from '../../src/domain/time/dates.ts';
import { content } from '../content/content.ts';
import { allPages } from '../routes.ts';
import { attribute, files, pageAt, pages, read } from './site.ts';

const origin = new URL(attribute(pageAt('/').root.querySelector('link[rel="canonical"]'), 'href')).origin;

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

  test.each(content.legal.map((document) => [document.slug, document] as const))(
    'says of /%s that it changed with its latest version',
    (slug, { changes: [latest] }) => {
      const found = locations.find(({ path }) => path === `/${slug}`);
      expect(found?.changed).toBe(latest && isoDate(latest.date));
    },
  );

  test('has days that there are in a calendar, or none', () => {
    const days = locations.map(({ changed }) => changed).filter((day) => day !== undefined);
    expect(days.length).toBeGreaterThanOrEqual(content.legal.length);
    expect(days.map((day) => isoDate(new Date(day)))).toEqual(days);
  });
});

test('robots.txt lets everything be read and names the sitemap', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});

describe('one host', () => {
  const hosts = (text: string) =>
    new Set(Array.from(text.matchAll(/https?:\/\/[^/\s"'<>)\\]+/g), ([found]) => found));

  /** Names of vocabularies, and the one way out. */
  const others = ['https://schema.org', 'http://www.sitemaps.org', 'https://wa.me'];

  test.each(pages.map((page) => [page.path, page] as const))('in the head of %s', (_, { root }) => {
    const told = root
      .querySelectorAll('head meta, head link')
      .map((element) => attribute(element, 'content') + ' ' + attribute(element, 'href'));
    const data = root.querySelectorAll('script[type="application/ld+json"]').map((one) => one.textContent);
    const found = hosts([...told, ...data].join(' '));
    expect([...found].filter((host) => !others.includes(host))).toEqual([origin]);
  });

  test.each(files.filter((file) => /\.(?:md|txt|xml)$/.test(file)))('in %s', (file) => {
    expect([...hosts(read(file))].filter((host) => !others.includes(host))).toEqual([origin]);
  });
});
