/** The specification, page by page: the words that must stand there, and where the links lead. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { allPages, legalRoutes, unknown } from '../../routes.ts';
import { attribute, only, words } from '../site.ts';
import { pageAt, pages } from './sample.ts';

/** By what a link says, its target. */
type Links = Readonly<Record<string, string>>;

interface Expected {
  readonly texts: readonly string[];
  readonly links?: Links;
}

const inFile = (name: string): unknown => parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const PAGES = inFile('pages.yaml') as Readonly<Record<string, Expected>>;
const frame = inFile('frame.yaml') as Readonly<Record<'main' | 'quick' | 'legal' | 'beside', Links>>;

test('every page of the specification is there', () => {
  expect(Object.keys(PAGES)).toHaveLength(21);
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(PAGES)));
});

describe.each(Object.entries(PAGES))('%s', (path, { texts, links = {} }) => {
  const { root } = pageAt(path);
  const main = only(root, 'main');

  test('has the heading of the route table', () => {
    const route = allPages.find((one) => (one === unknown ? '/404' : one.path) === path);
    expect(words(only(root, 'h1'))).toBe(route?.h1);
    expect(words(only(root, 'title'))).toBe(`${route?.h1 ?? ''} · Mtelo Systems`);
  });

  test('its title and description fit in search results', () => {
    expect(words(only(root, 'title')).length).toBeLessThanOrEqual(70);
    const { length } = attribute(root.querySelector('meta[name="description"]'), 'content');
    expect(length).toBeGreaterThanOrEqual(50);
    expect(length).toBeLessThanOrEqual(170);
  });

  test('says what the specification asks for', () => {
    const text = words(main);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((one) => !text.includes(one))).toEqual([]);
  });

  test('leads where the specification asks', () => {
    const found = main
      .querySelectorAll('a[href]')
      .map((link) => [attribute(link, 'aria-label') || words(link), attribute(link, 'href')]);
    expect(found).toEqual(expect.arrayContaining(Object.entries(links)));
  });
});

describe.each(pages)('$path carries', ({ root }) => {
  const links = (selector: string) =>
    root.querySelectorAll(`${selector} a[href]`).map((link) => [words(link), attribute(link, 'href')]);

  /** Pages that were added since may stand between those of the specification. */
  const among = (found: readonly string[][], expected: Links) =>
    found.filter(([label = '']) => Object.hasOwn(expected, label));

  test('the navigation, wide and small', () => {
    for (const menu of ['header nav[aria-label="Main"]', 'header details nav'])
      expect(among(links(menu), frame.main)).toEqual(Object.entries(frame.main));
  });

  test('the footer’s links and lines', () => {
    const quick = links('footer nav[aria-label="Quick Links"]');
    expect(among(quick, frame.quick)).toEqual(Object.entries(frame.quick));
    expect(links('footer nav[aria-label="Legal"]')).toEqual(Object.entries(frame.legal));
    expect(links('footer')).toEqual(expect.arrayContaining(Object.entries(frame.beside)));
    expect(words(only(root, 'footer'))).toMatch(
      /support@mtelo\.example \+254 700 000 000 Kitale–Lodwar Road, Kapenguria, .* © 2017–\d{4} Mtelo Systems Limited\. All rights reserved\. Registered in Kenya, company number PVT-0000000\. Postal address: P\.O\. Box 000/,
    );
  });

  test('a way past the navigation, first of all', () => {
    const [first] = root.querySelectorAll('body a[href]');
    expect([first && words(first), attribute(first ?? null, 'href')]).toEqual(['Skip to content', '#main']);
    expect(root.querySelectorAll('main#main')).toHaveLength(1);
  });
});

test.each([
  ['/', 'stars', /5 out of 5 stars/g, 3],
  ['/', 'partners', /Cloud and office|Cloud hosting|Switching|Routers for|Wireless and|Firewalls/g, 6],
  ['/pricing', 'raised plans', /Most Popular/g, 1],
  ['/custom-quote', 'promises', /guarantee On|support included|Professional implementation/g, 3],
])('%s has its %s', (path, _, pattern, count) => {
  expect(words(only(pageAt(path).root, 'main')).match(pattern)).toHaveLength(count);
});

const services = pages.filter(({ path }) => path.startsWith('/services/'));

test('each of the five service pages lists eight different things', () => {
  const lists = services.map(({ root }) => root.querySelectorAll('main ol > li').map(words));
  expect(lists.map((list) => new Set(list).size)).toEqual([8, 8, 8, 8, 8]);
});

test('only the maintenance page leads on to the plans', () => {
  const leading = services.filter(({ root }) =>
    only(root, 'main')
      .querySelectorAll('a[href]')
      .some((link) => attribute(link, 'href') === '/pricing'),
  );
  expect(leading.map(({ path }) => path)).toEqual(['/services/it-maintenance-plans']);
});

test.each(legalRoutes)('the contents list of $path names each section and leads to it', ({ path }) => {
  const { root } = pageAt(path);
  const sections = root
    .querySelectorAll('article h2[id]')
    .map((heading) => [words(heading), `#${heading.id ?? ''}`]);
  const listed = root
    .querySelectorAll('nav[aria-labelledby="contents"] a')
    .map((link) => [words(link), attribute(link, 'href')]);
  expect(listed.length).toBeGreaterThanOrEqual(8);
  expect(listed).toEqual(sections);
});
