/** What search engines read of a page, held against schema.org, their own rules and the page itself. */
import { describe, expect, test } from 'vitest';
import { formatMoney, money } from '../../src/domain/money/money.ts';
import { legalRoutes } from '../routes.ts';
import { hidden, only, type Page, pageAt, pages, words } from './site.ts';
import { graph, type Kind, origin, type Thing, thing } from './structured-data.schema.ts';

/** Every thing that a page describes, each checked; none where it has no data block. */
function things({ root }: Page): readonly Thing[] {
  const [block, ...more] = root.querySelectorAll('script[type="application/ld+json"]');
  expect(more).toEqual([]);
  if (!block) return [];
  const { '@context': of, ...data } = JSON.parse(block.textContent) as Record<string, unknown>;
  expect(of).toBe('https://schema.org');
  return '@graph' in data ? graph.parse({ '@context': of, ...data })['@graph'] : [thing.parse(data)];
}

/** By the page, what it describes beside the way to it. */
function subject(path: string): Kind | undefined {
  if (['/', '/about', '/contact'].includes(path)) return 'ProfessionalService';
  if (path === '/pricing') return 'OfferCatalog';
  if (path.startsWith('/services/')) return 'Service';
  return legalRoutes.some((route) => route.path === path) ? 'WebPage' : undefined;
}

/** A phone number has non-breaking spaces. */
const ordinary = (text: string) => text.replaceAll('\u00a0', ' ');

const SHOWN = /^(?:name|telephone|email|streetAddress|version)$/;
const PRICES = /^(?:price|minPrice|maxPrice)$/;

/** What a thing says for people too: names, ways to reach the company, and prices as they are printed. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, one]) => {
    if (SHOWN.test(field)) return [String(one)];
    return PRICES.test(field) ? [formatMoney(money(Number(one), 'KES')).replace('KES ', '')] : wordsIn(one);
  });
}

/** The least that a thing of a kind says so. */
const least: Readonly<Record<Kind, number>> = {
  ProfessionalService: 4,
  OfferCatalog: 10,
  Service: 3,
  WebPage: 2,
  BreadcrumbList: 0,
};

describe.each(pages)('$path', (page) => {
  const { path } = page;
  const found = things(page);
  const ofKind = (kind: Kind) => found.filter((one) => one['@type'] === kind);

  test('describes its subject and the way to it, and nothing else', () => {
    const kinds = [subject(path), hidden.has(path) || path === '/' ? undefined : 'BreadcrumbList'];
    expect(found.map((one) => one['@type'])).toEqual(kinds.filter((kind) => kind !== undefined));
  });

  test('gives its own address and heading', () => {
    const own = found.filter((one) => 'url' in one && one['@type'] !== 'ProfessionalService');
    const expected = { name: words(only(page.root, 'h1')), url: origin + path };
    expect(own.map((one) => ('url' in one ? { name: one.name, url: one.url } : one))).toEqual(
      own.map(() => expected),
    );
  });

  test('the way to it begins at Home, leads over pages that there are, and ends at its heading', () => {
    for (const way of ofKind('BreadcrumbList')) {
      if (way['@type'] !== 'BreadcrumbList') continue;
      const steps = way.itemListElement.map(({ item }) => new URL(item).pathname);
      expect(way.itemListElement.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(steps).toEqual(path.startsWith('/services/') ? ['/', '/services', path] : ['/', path]);
      expect(way.itemListElement.at(-1)?.name).toBe(words(only(page.root, 'h1')));
      for (const step of steps) expect(pageAt(step).path).toBe(step);
    }
  });

  test('says of the company and of prices only what visitors read on the page', () => {
    const readable = ordinary(words(only(page.root, 'body')));
    const data = found.filter((one) => one['@type'] !== 'BreadcrumbList').flatMap(wordsIn);
    expect(data.length).toBeGreaterThanOrEqual(least[subject(path) ?? 'BreadcrumbList']);
    expect(data.filter((one) => !readable.includes(ordinary(one)))).toEqual([]);
  });
});
