/** Checks that structured data follows the rules of search engines and agrees with its page. */
import { describe, expect, test } from 'vitest';
import { type Currency, formatMoney, money } from '@site/rules/money/money';
import { readTestData } from '#support/test-data.ts';
import {
  noindexPaths,
  origin,
  type Page,
  getPage,
  pages,
  getPageText,
  replaceNonBreakingSpaces,
  sampleSite,
  sendingSite,
} from './site.ts';

type Thing = Readonly<{ '@type': string; '@id'?: string } & Record<string, unknown>>;

/** Lists the things that a page describes in its data block, if it has one. */
function listThings({ root }: Page): readonly Thing[] {
  const blocks = root.querySelectorAll('script[type="application/ld+json"]');
  expect(blocks.length).toBeLessThan(2);
  return blocks.flatMap(({ textContent }) => {
    const { '@context': context, ...data } = JSON.parse(textContent) as Readonly<Record<string, unknown>>;
    expect(context).toBe('https://schema.org');
    return data['@graph'] as Thing[];
  });
}

/** Lists every thing in a value, at any depth. A thing has a type or an id. */
const listInnerThings = (value: unknown): readonly Thing[] =>
  typeof value !== 'object' || value === null
    ? []
    : [
        ...('@id' in value || '@type' in value ? [value as Thing] : []),
        ...Object.values(value).flatMap(listInnerThings),
      ];

interface ExpectedData {
  /** The types of things that each of these pages describes, among others. */
  readonly types: Readonly<Record<string, readonly string[]>>;
  /** Pages of the sample, each with the number of its offers, and the name and a part of one of them. */
  readonly offers: readonly { path: string; count: number; name: string; offer: object }[];
  readonly company: object;
}

const expectedData = readTestData<ExpectedData>(import.meta.url);

const PRINTED_FIELDS = ['name', 'legalName', 'telephone', 'email', 'streetAddress', 'version', 'unitText'];
const PRICE_FIELDS = ['price', 'minPrice', 'maxPrice'];

/**
 * Lists the names, contacts and prices of things, as the page prints them. The name of an offer may join a
 * heading and a label with a colon, and they are separate on the page. Amounts in shillings may have no
 * currency beside them.
 */
const listPrintedStrings = (things: readonly Thing[]): readonly string[] =>
  listInnerThings(things).flatMap((thing) => [
    ...PRINTED_FIELDS.flatMap((field) => (typeof thing[field] === 'string' ? thing[field].split(': ') : [])),
    ...PRICE_FIELDS.filter((field) => field in thing).map((field) =>
      formatMoney(money(Number(thing[field]), thing.priceCurrency as Currency)).replace('KES ', ''),
    ),
  ]);

describe.each(pages)('$path', (page) => {
  const { path } = page;
  const things = listThings(page);
  const selectByType = (...types: readonly string[]) =>
    things.filter((thing) => types.includes(thing['@type']));

  test('describes its subject, its breadcrumbs and everything that it refers to', () => {
    const heading = getPageText(page, 'h1');
    const describedIds = things.map((thing) => thing['@id']);
    // A thing without a type refers to another thing, which the page must describe.
    const references = listInnerThings(things).filter((thing) => !('@type' in thing));
    expect(references.filter((thing) => !describedIds.includes(thing['@id']))).toEqual([]);
    // Each page describes its own subject, and hidden pages describe nothing.
    const types = things.map((thing) => thing['@type']);
    expect(types).toEqual(expect.arrayContaining([...(expectedData.types[path] ?? [])]));
    if (/^\/(?:services|pricing)\//.test(path)) expect(types).toContain('Service');
    expect(selectByType('BreadcrumbList')).toHaveLength(noindexPaths.has(path) || path === '/' ? 0 : 1);
    if (noindexPaths.has(path)) expect(types).toEqual([]);
    for (const thing of selectByType('Service', 'WebPage'))
      expect(thing).toMatchObject({ name: heading, url: origin + path });
    for (const { url } of listInnerThings(things).filter((thing) => thing['@type'] === 'Offer'))
      expect(String(url)).toContain(origin + path);
    // getPage() throws if a thing in a list links to a page that does not exist.
    for (const { itemListElement } of selectByType('ItemList'))
      for (const { url } of itemListElement as readonly { url: string }[]) getPage(new URL(url).pathname);
    // Search engines show the breadcrumbs instead of the URL, so each step must lead to a page.
    for (const { itemListElement } of selectByType('BreadcrumbList')) {
      const steps = itemListElement as readonly Readonly<{ position: number; name: string; item: string }>[];
      const paths = steps.map(({ item }) => getPage(new URL(item).pathname).path);
      expect([paths[0], paths.at(-1), steps.at(-1)?.name]).toEqual(['/', path, heading]);
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    }
  });

  test('has no ratings, and no names, contacts or prices that the page does not show', () => {
    const pageText = getPageText(page, 'body');
    const subjects = things.filter((thing) => thing['@type'] !== 'BreadcrumbList');
    expect(JSON.stringify(things)).not.toMatch(/"(?:Aggregate)?(?:Review|Rating)"/i);
    expect(
      listPrintedStrings(subjects).filter((text) => !pageText.includes(replaceNonBreakingSpaces(text))),
    ).toEqual([]);
    // Search engines accept questions in the data only if visitors can read the same answers on the page.
    const questions = listInnerThings(subjects).filter((thing) => thing['@type'] === 'Question');
    expect(questions.length > 0).toBe(path === '/questions');
    for (const { name, acceptedAnswer } of questions)
      expect(pageText).toContain(`${String(name)} ${(acceptedAnswer as { text: string }).text}`);
  });
});

test.each(expectedData.offers)(
  '$path of the sample has $count offers, including $name',
  ({ path, count, name, offer }) => {
    const offers = listInnerThings(listThings(sampleSite.getPage(path))).filter(
      (thing) => thing['@type'] === 'Offer',
    );
    expect(offers).toHaveLength(count);
    expect(offers.find((thing) => thing.name === name)).toMatchObject(offer);
  },
);

test.each(['/', '/about', '/contact'])(
  '%s of the sample says where the company works and when it was founded',
  (path) => {
    const [company] = listThings(sampleSite.getPage(path));
    expect(company).toMatchObject(expectedData.company);
    expect(company?.description).toContain('Kapenguria');
    // The office is closed on the day of a notice, and on a public holiday of next year.
    for (const validFrom of ['2025-12-24', `${new Date().getUTCFullYear() + 1}-12-25`])
      expect(company?.specialOpeningHoursSpecification).toContainEqual(
        expect.objectContaining({ validFrom, opens: '00:00', closes: '00:00' }),
      );
  },
);

test('the contact page and its data have the hours of today and of coming days', () => {
  const page = sendingSite.getPage('/contact');
  for (const hours of ['10:00 AM to 11:00 AM', '9:00 AM to 12:00 PM'])
    expect(getPageText(page, 'main')).toContain(hours);
  expect(page.html).toMatch(/"validFrom":"[\d-]+","validThrough":"[\d-]+","opens":"09:00","closes":"12:00"/);
});
