/** What search engines, link previews and browser tabs read of a page, whatever its words are. */
import { describe, expect, test } from 'vitest';
import { colour } from '@site/content/colours/theme';
import {
  attribute,
  canonical,
  hidden,
  meta,
  only,
  origin,
  pageAt,
  pages,
  read,
  valuesOf,
  words,
} from './site.ts';

const company = meta(pageAt('/'), 'og:site_name');

describe.each(pages)('$path', (page) => {
  const { path, root } = page;

  const title = words(only(root, 'title'));
  const end = ` · ${company}`;

  test('its title ends with the company', () => {
    expect(title.indexOf(end)).toBe(title.length - end.length);
  });

  test('a link to it shows its title, its description and the company', () => {
    const names = ['title', 'description', 'site_name', 'url', 'type', 'locale'];
    expect(Object.fromEntries(names.map((name) => [name, meta(page, `og:${name}`)]))).toEqual({
      title: title.slice(0, -end.length),
      description: meta(page, 'description'),
      site_name: company,
      url: origin + path,
      type: 'website',
      locale: 'en_GB',
    });
  });

  test('has a description that search engines do not cut off halfway', () => {
    const { length } = meta(page, 'description');
    expect(length).toBeGreaterThan(0);
    // 170 with facts as they are written; their words may be longer.
    expect(length).toBeLessThanOrEqual(250);
  });

  test(hidden.has(path) ? 'stays out of search results' : 'is indexed under its canonical address', () => {
    const expected = hidden.has(path) ? ['noindex', ''] : ['', origin + path];
    expect([meta(page, 'robots'), canonical(page)]).toEqual(expected);
  });

  test('has its language, characters, width, icons and manifest', () => {
    expect(attribute(only(root, 'html'), 'lang')).toBe('en');
    expect(attribute(root.querySelector('meta[charset]'), 'charset')).toBe('utf-8');
    expect(meta(page, 'viewport')).toBe('width=device-width, initial-scale=1');
    const links = ['icon', 'apple-touch-icon', 'manifest'];
    expect(valuesOf(root, 'head link', 'rel')).toEqual(expect.arrayContaining(links));
  });
});

test('the browser’s bars have the colour of the page, by day and by night', () => {
  const [day, night] = [colour('paper'), colour('paper', 'night')];
  for (const { root } of pages)
    expect(valuesOf(root, 'meta[name="theme-color"]', 'content')).toEqual([day, night]);
  const manifest = JSON.parse(read('site.webmanifest')) as Record<string, unknown>;
  expect([manifest.theme_color, manifest.background_color]).toEqual([day, day]);
});
