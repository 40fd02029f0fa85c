/** What search engines read of a page, held against schema.org, their own rules and the page itself. */
import { describe, expect, test } from 'vitest';
import { formatMoney, money } from '../../src/domain/money/money.ts';
import { legalRoutes } from '../routes.ts';
import { hidden, only, origin, type Page, pageAt, pages, words } from './site.ts';
import { block, type Kind, type Thing } from './structured-data.schema.ts';

/** Every thing that a page describes, each checked; none where it has no data block. */
function things({ root }: Page): readonly Thing[] {
  const blocks = root.querySelectorAll('script[type="application/ld+json"]');
  expect(blocks.length).toBeLessThan(2);
  return blocks.flatMap(({ textContent }) => {
    const data = block.parse(JSON.parse(textContent));
    return '@graph' in data ? data['@graph'] : [data];
  });
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
  const heading = words(only(page.root, 'h1'));

  test('describes its subject and the way to it, and nothing else', () => {
    const kinds = [subject(path), hidden.has(path) || path === '/' ? undefined : 'BreadcrumbList'];
    expect(found.map((one) => one['@type'])).toEqual(kinds.filter((kind) => kind !== undefined));
  });

  test('gives its own address and heading', () => {
    const own = found.flatMap((one) => ('url' in one && one['@type'] !== 'ProfessionalService' ? [one] : []));
    for (const one of own) expect(one).toMatchObject({ name: heading, url: origin + path });
  });

  test('the way to it begins at Home, leads over pages that there are, and ends at its heading', () => {
    for (const way of found.filter((one) => one['@type'] === 'BreadcrumbList')) {
      const steps = path.startsWith('/services/') ? ['/', '/services', path] : ['/', path];
      expect(way.itemListElement).toMatchObject(
        steps.map((step, index) => ({ position: index + 1, item: origin + pageAt(step).path })),
      );
      expect(way.itemListElement.at(-1)?.name).toBe(heading);
    }
  });

  test('says of the company and of prices only what visitors read on the page', () => {
    const readable = ordinary(words(only(page.root, 'body')));
    const data = found.filter((one) => one['@type'] !== 'BreadcrumbList').flatMap(wordsIn);
    expect(data.length).toBeGreaterThanOrEqual(least[subject(path) ?? 'BreadcrumbList']);
    expect(data.filter((one) => !readable.includes(ordinary(one)))).toEqual([]);
  });
});
