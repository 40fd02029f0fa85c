/** The structured data of a page follows the rules of search engines, and agrees with the page. */
import { describe, expect, test } from 'vitest';
import { type Currency, formatMoney, money } from '@site/rules/money/money';
import { readTestData } from '../support/test-data.ts';
import { hiddenPaths, querySingle, origin, type Page, pageAt, pages, getTextInOneLine } from './site.ts';
import * as sample from './specification/sample.ts';

type Thing = Readonly<{ '@type': string; '@id'?: string } & Record<string, unknown>>;

/** Every thing that a page describes; none where it has no data block. */
function readThings({ root }: Page): readonly Thing[] {
  const blocks = root.querySelectorAll('script[type="application/ld+json"]');
  expect(blocks.length).toBeLessThan(2);
  return blocks.flatMap(({ textContent }) => {
    const { '@context': context, ...data } = JSON.parse(textContent) as Readonly<Record<string, unknown>>;
    expect(context).toBe('https://schema.org');
    return (data['@graph'] ?? [data]) as Thing[];
  });
}

/** Every thing in a value, at any depth: it has a kind or an id. */
const within = (value: unknown): readonly Thing[] =>
  typeof value !== 'object' || value === null
    ? []
    : [
        ...('@id' in value || '@type' in value ? [value as Thing] : []),
        ...Object.values(value).flatMap(within),
      ];

interface Expected {
  /** The kinds of things that each of these pages describes, among others. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  /** How many offers a page of the sample has, and one of them. */
  readonly offers: readonly (readonly [path: string, count: number, name: string, offer: object])[];
  readonly company: object;
}

const expected = readTestData<Expected>(import.meta.url);

/** A phone number has non-breaking spaces. */
const restoreSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

const PRINTED_FIELDS = ['name', 'legalName', 'telephone', 'email', 'streetAddress', 'version', 'unitText'];
const PRICE_FIELDS = ['price', 'minPrice', 'maxPrice'];

/** The names, contacts and prices of things, as the page prints them. */
const listPrintedWords = (things: readonly Thing[]): readonly string[] =>
  within(things).flatMap((thing) => [
    ...PRINTED_FIELDS.flatMap((field) => (typeof thing[field] === 'string' ? thing[field].split(': ') : [])),
    ...PRICE_FIELDS.filter((field) => field in thing).map((field) =>
      formatMoney(money(Number(thing[field]), thing.priceCurrency as Currency)).replace('KES ', ''),
    ),
  ]);

const described = pages.map((page) => ({ path: page.path, page, things: readThings(page) }));

describe.each(described)('$path', ({ path, page, things }) => {
  const heading = getTextInOneLine(querySingle(page.root, 'h1'));

  test('describes its subject and the way to it, and each thing that it refers to', () => {
    const there = things.map((thing) => thing['@id']);
    const referred = within(things).filter((thing) => !('@type' in thing));
    expect(referred.filter((thing) => !there.includes(thing['@id']))).toEqual([]);
    const kinds = things.map((thing) => thing['@type']);
    expect(kinds).toEqual(expect.arrayContaining([...(expected.kinds[path] ?? [])]));
    if (/^\/(?:services|pricing)\//.test(path)) expect(kinds).toContain('Service');
    expect(kinds.filter((kind) => kind === 'BreadcrumbList')).toHaveLength(
      hiddenPaths.has(path) || path === '/' ? 0 : 1,
    );
    if (hiddenPaths.has(path)) expect(kinds).toEqual([]);
    for (const own of things.filter((one) => ['Service', 'WebPage'].includes(one['@type'])))
      expect(own).toMatchObject({ name: heading, url: origin + path });
    // The page of each thing in a list is there.
    const lists = things.filter((one) => one['@type'] === 'ItemList');
    for (const { itemListElement } of lists)
      for (const { url } of itemListElement as readonly { url: string }[]) pageAt(new URL(url).pathname);
    // The way begins at Home, leads over pages that there are, and ends at its heading.
    for (const { itemListElement } of things.filter((one) => one['@type'] === 'BreadcrumbList')) {
      const steps = itemListElement as readonly Readonly<{ position: number; name: string; item: string }>[];
      const paths = steps.map(({ item }) => pageAt(new URL(item).pathname).path);
      expect(paths.length).toBeGreaterThan(1);
      expect([paths[0], paths.at(-1), steps.at(-1)?.name]).toEqual(['/', path, heading]);
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    }
  });

  test('praises nothing, and says of the company and of prices only what visitors read on the page', () => {
    const readable = getTextInOneLine(querySingle(page.root, 'body'));
    const subject = things.filter((one) => one['@type'] !== 'BreadcrumbList');
    expect(JSON.stringify(things)).not.toMatch(/"(?:Aggregate)?(?:Review|Rating)"/i);
    expect(listPrintedWords(subject).filter((one) => !readable.includes(restoreSpaces(one)))).toEqual([]);
    const questions = within(subject).filter((one) => one['@type'] === 'Question');
    expect(questions.length > 0).toBe(path === '/questions');
    for (const { name, acceptedAnswer } of questions)
      expect(readable).toContain(`${String(name)} ${(acceptedAnswer as { text: string }).text}`);
  });

  test('names for each price what it is for, who offers it, and where', () => {
    for (const offer of within(things).filter((thing) => thing['@type'] === 'Offer')) {
      expect(offer).toMatchObject({
        offeredBy: { '@id': `${origin}/#company` },
        itemOffered: { '@type': 'Service', name: offer.name },
        priceSpecification: { priceCurrency: expect.stringMatching(/^(?:KES|USD)$/) as string },
      });
      // The terms say that prices in shillings are before VAT, and that those of packages include it.
      const { priceCurrency, valueAddedTaxIncluded } = offer.priceSpecification as Record<string, unknown>;
      expect(valueAddedTaxIncluded).toBe(priceCurrency !== 'KES');
      expect(String(offer.url)).toContain(origin + path);
    }
  });
});

test.each(expected.offers)(
  '%s of the sample has %i offers, and %s among them',
  (path, count, name, offer) => {
    const offers = within(readThings(sample.pageAt(path))).filter((thing) => thing['@type'] === 'Offer');
    expect(offers).toHaveLength(count);
    expect(offers.find((one) => one.name === name)).toMatchObject(offer);
  },
);

test.each(['/', '/about', '/contact'])(
  '%s of the sample says where and since when the company works',
  (path) => {
    const [company] = readThings(sample.pageAt(path));
    expect(company).toMatchObject(expected.company);
    expect(company?.description).toContain('Kapenguria');
  },
);
