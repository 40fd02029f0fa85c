/** What search engines, link previews and browser tabs are told. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { content } from '../content/content.ts';
import { allPages, type Route, unknown } from '../routes.ts';
import { attribute, only, pageAt, pages, read, words } from './site.ts';

const origin = new URL(attribute(pageAt('/').root.querySelector('link[rel="canonical"]'), 'href')).origin;

const built = (route: Route) => pageAt(route === unknown ? '/404' : route.path);

const meta = (route: Route, name: string) => {
  const { root } = built(route);
  return attribute(
    root.querySelector(`meta[name="${name}"]`) ?? root.querySelector(`meta[property="${name}"]`),
    'content',
  );
};

describe.each(allPages.map((route) => [route.path, route] as const))('%s', (_, route) => {
  const { root, path } = built(route);

  test('has one heading of the first level, and it says what the page is', () => {
    expect(words(only(root, 'h1'))).toBe(route.h1);
  });

  test('its title is that heading and the company', () => {
    expect(words(only(root, 'title'))).toBe(`${route.h1} · ${content.company.name}`);
  });

  test('its headings skip no level', () => {
    const levels = root
      .querySelectorAll('h1, h2, h3, h4, h5, h6')
      .sort((a, b) => a.location.offset - b.location.offset)
      .map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  test('its description has 50 to 170 characters', () => {
    const { length } = meta(route, 'description');
    expect(length).toBeGreaterThanOrEqual(50);
    expect(length).toBeLessThanOrEqual(170);
  });

  test(route.noindex ? 'stays out of search results' : 'is indexed under its canonical address', () => {
    const canonical = root.querySelector('link[rel="canonical"]');
    if (route.noindex) {
      expect(meta(route, 'robots')).toBe('noindex');
      expect(canonical).toBeNull();
    } else {
      expect(root.querySelector('meta[name="robots"]')).toBeNull();
      expect(attribute(canonical, 'href')).toBe(`${origin}${path}`);
    }
  });

  test('a link to it shows its heading, its description and the company', () => {
    expect(meta(route, 'og:title')).toBe(route.h1);
    expect(meta(route, 'og:description')).toBe(meta(route, 'description'));
    expect(meta(route, 'og:site_name')).toBe(content.company.name);
    expect(meta(route, 'og:url')).toBe(`${origin}${path}`);
    expect(meta(route, 'og:type')).toBe('website');
    expect(meta(route, 'og:locale')).toBe('en_KE');
    expect(meta(route, 'twitter:card')).toMatch(/^summary/);
  });

  test('tells its language, its characters and its width', () => {
    expect(attribute(only(root, 'html'), 'lang')).toBe('en');
    expect(attribute(root.querySelector('meta[charset]'), 'charset')).toBe('utf-8');
    expect(meta(route, 'viewport')).toBe('width=device-width, initial-scale=1');
  });

  test('has icons and a manifest', () => {
    const links = root.querySelectorAll('head link').map((link) => attribute(link, 'rel'));
    expect(links).toEqual(expect.arrayContaining(['icon', 'apple-touch-icon', 'manifest']));
  });
});

test('no two pages share a title or a description', () => {
  for (const name of ['og:title', 'description']) {
    const values = allPages.map((route) => meta(route, name));
    expect(values).toHaveLength(new Set(values).size);
  }
  expect(pages).toHaveLength(allPages.length);
});

test('the browser’s bars have the colour of the page', () => {
  const theme = readFileSync(new URL('../../src/styles/theme.css', import.meta.url), 'utf8');
  const paper = /--color-paper:\s*(#\w+)/.exec(theme)?.[1];
  const manifest = JSON.parse(read('site.webmanifest')) as Record<string, unknown>;
  expect(allPages.map((route) => meta(route, 'theme-color'))).toEqual(allPages.map(() => paper));
  expect([manifest.theme_color, manifest.background_color]).toEqual([paper, paper]);
});
