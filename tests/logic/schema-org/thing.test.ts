import { expect, test } from 'vitest';
import type { CatalogueItem } from '@site/content/schemas/catalogue.schema';
import type { Legal } from '@site/content/schemas/legal.schema';
import { money } from '@site/rules/money/money';
import type { ResolvedPriceRow } from '#logic/pricing/price-row.ts';
import { describeAddOns, describePackages, describeService } from '#logic/schema-org/offer.ts';
import { encodeJsonLd, describeLegalPage } from '#logic/schema-org/thing.ts';
import { readTestData } from '#support/test-data.ts';

const url = '/page';
const provider = '/#company';
const things = readTestData<{
  offers: { pricing: string; row: ResolvedPriceRow; priceSpecification: object }[];
  jobs: { pricing: string; item: Partial<CatalogueItem>; priceSpecification: object }[];
  legal: { document: Legal; page: unknown };
}>(import.meta.url);

test('a value cannot end the script element of its data block', () => {
  const name = '</script><script>alert(1)</script><!--';
  const text = encodeJsonLd([{ '@type': 'Thing', name }], 'https://ridge.example');
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toHaveProperty('@graph.0.name', name);
});

test.each(things.offers)('a service with $pricing has its price specification', (offer) => {
  const { offers } = describeService({ title: 'T', summary: 'S', prices: [offer.row] }, url);
  expect(offers).toMatchObject([{ name: 'T: Work', url, offeredBy: { '@id': provider } }]);
  expect(offers).toHaveProperty('0.priceSpecification', offer.priceSpecification);
});

test('an add-on with a starting price has a minimum price', () => {
  const addOn = { id: 'a', name: 'A', description: 'D', price: money(100, 'KES'), isMinimumPrice: false };
  const catalogue = describeAddOns('Add-ons', [addOn, { ...addOn, isMinimumPrice: true }]);
  expect(catalogue.itemListElement).toMatchObject([
    { priceSpecification: { price: 100 } },
    { priceSpecification: { minPrice: 100 } },
  ]);
});

test.each(things.jobs)('a package priced $pricing has its price specification', (job) => {
  const item = { id: 'mail', name: 'Mail', price: money(18, 'USD'), ...job.item } as CatalogueItem;
  const { itemListElement } = describePackages('Jobs', [item]);
  expect(itemListElement).toHaveProperty('0.url', '/custom-quote#add=mail.1');
  expect(itemListElement).toHaveProperty('0.priceSpecification', job.priceSpecification);
});

test('a legal document has the dates of its first and its latest version', () => {
  const { document, page } = things.legal;
  expect(describeLegalPage(document, url)).toEqual(page);
});
