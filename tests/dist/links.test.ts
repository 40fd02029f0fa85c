/** Everything that a built page points at is there, and nothing comes from anywhere else. */
import { describe, expect, test } from 'vitest';
import { redirects } from '../../src/site/paths.ts';
import { allPages, routes, unknown } from '../routes.ts';
import { attribute, eachPage, files, type Page, pageAt, pages, read, redirectPages } from './site.ts';

/** Where a page lives, by its own account: its canonical address. */
const origin = new URL(attribute(pageAt('/').root.querySelector('link[rel="canonical"]'), 'href')).origin;

/** Attributes with an address, of a page or of a file. */
const ADDRESSES = [
  'href',
  'src',
  'action',
  'poster',
  'data',
  'component-url',
  'renderer-url',
  'before-hydration-url',
];

/** Ways out that a visitor chooses: e-mail, phone, WhatsApp. */
const WAYS_OUT = /^(?:mailto:|tel:|https:\/\/wa\.me\/)/;

const addresses = ({ root }: Page) =>
  root.querySelectorAll('*').flatMap((element) =>
    ADDRESSES.filter((name) => element.hasAttribute(name)).map((name) => ({
      tag: element.tagName,
      target: attribute(element, name),
    })),
  );

const urlsInCss = (css: string) =>
  Array.from(css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g), ([, url = '']) => url).filter(
    (url) => !url.startsWith('data:'),
  );

/** Files of the site are named by their path; a page by its address, which has no ending and no slash after it. */
function exists(path: string): boolean {
  return files.includes(path.slice(1)) ? !path.endsWith('.html') : pages.some((page) => page.path === path);
}

const ids = ({ root }: Page) => new Set(root.querySelectorAll('[id]').map((element) => element.id));

function problem(page: Page, target: string): string | undefined {
  if (WAYS_OUT.test(target)) return undefined;
  const url = new URL(target, new URL(page.path, origin));
  if (url.origin !== origin) return `${target} is on another site`;
  if (!exists(url.pathname)) return `${target} is not in dist/`;
  if (url.hash === '') return undefined;
  const id = decodeURIComponent(url.hash.slice(1));
  return ids(pageAt(url.pathname)).has(id) ? undefined : `${target} names no element`;
}

const problems = (page: Page, targets: readonly string[]) =>
  targets.map((target) => problem(page, target)).filter((found) => found !== undefined);

test('dist/ holds the pages of the specification and no others', () => {
  const expected = [...routes.map(({ path }) => path), '/404'];
  expect(pages.map(({ path }) => path).sort()).toEqual(expected.sort());
  expect(pages.some(({ path }) => path === unknown.path)).toBe(false);
});

describe.each(eachPage)('%s', (_, page) => {
  test('points only at pages, elements and files that there are', () => {
    expect(addresses(page).length).toBeGreaterThan(20);
    expect(
      problems(
        page,
        addresses(page).map(({ target }) => target),
      ),
    ).toEqual([]);
  });

  test('its styles stand within it and load only files that there are', () => {
    expect(page.root.querySelectorAll('link[rel="stylesheet"]')).toEqual([]);
    const css = page.root
      .querySelectorAll('style')
      .map(({ textContent }) => textContent)
      .join('\n');
    expect(css).not.toContain('@import');
    expect(urlsInCss(css).length).toBeGreaterThan(0);
    expect(problems(page, urlsInCss(css))).toEqual([]);
  });

  test('leads away only by e-mail, phone and WhatsApp, and only through links', () => {
    const away = addresses(page).filter(({ target }) => WAYS_OUT.test(target));
    expect(away.length).toBeGreaterThan(0);
    expect(new Set(away.map(({ tag }) => tag))).toEqual(new Set(['a']));
  });

  test('has no two elements of one id', () => {
    const all = page.root.querySelectorAll('[id]').map(({ id }) => id);
    expect(all).toHaveLength(new Set(all).size);
  });
});

test('a planted dead link is found', () => {
  const page = pageAt('/about');
  const dead = [
    '/abuot',
    '/about.html',
    '/about/',
    '/terms#no-such',
    '#nowhere',
    'https://example.com/',
    '//cdn/x.js',
  ];
  expect(problems(page, dead)).toHaveLength(dead.length);
  expect(problems(page, ['/', '/about', '#main', '/terms#late-payment', 'tel:+254', '/icon.svg'])).toEqual(
    [],
  );
});

test('scripts load only files that there are', () => {
  const scripts = files.filter((file) => file.endsWith('.js'));
  const missing = scripts.flatMap((file) =>
    Array.from(
      read(file).matchAll(/(?:from|import)\s*\(?\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g),
      ([, name = '']) => new URL(name, `${origin}/${file}`).pathname.slice(1),
    ).filter((target) => !files.includes(target)),
  );
  expect(scripts.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

test('the manifest names icons that there are, and starts at Home', () => {
  const manifest = JSON.parse(read('site.webmanifest')) as { start_url: string; icons: { src: string }[] };
  expect(manifest.start_url).toBe('/');
  expect(manifest.icons.length).toBeGreaterThan(0);
  expect(
    problems(
      pageAt('/'),
      manifest.icons.map(({ src }) => src),
    ),
  ).toEqual([]);
});

test('every page but the checkout and the 404 page can be reached by a link from another page', () => {
  const linked = new Set(
    pages.flatMap((page) =>
      page.root
        .querySelectorAll('a[href]')
        .map((link) => new URL(attribute(link, 'href'), new URL(page.path, origin)).pathname)
        .filter((path) => path !== page.path),
    ),
  );
  const orphans = allPages.filter(({ path, noindex }) => !noindex && !linked.has(path));
  expect(orphans.map(({ path }) => path)).toEqual([]);
});

test.each(Object.entries(redirects))('%s sends on to %s', (from, to) => {
  const page = redirectPages.find(({ path }) => path === from);
  const refresh = page?.root.querySelector('meta[http-equiv="refresh"]') ?? null;
  expect(attribute(refresh, 'content')).toMatch(new RegExp(`;\\s*url=${to}$`));
  expect(exists(to)).toBe(true);
});

test('no other page only sends on', () => {
  expect(redirectPages.map(({ path }) => path).sort()).toEqual(Object.keys(redirects).sort());
});
