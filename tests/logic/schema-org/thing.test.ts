import { expect, test } from 'vitest';
import type { CatalogueItem } from '@site/content/schemas/catalogue.schema';
import { money } from '@site/rules/money/money';
import { describeAddOns, describePackages, describeService } from '../../../src/logic/schema-org/offer.ts';
import { writeJsonLd, describeLegalPage } from '../../../src/logic/schema-org/thing.ts';
import { readTestData } from '../../support/test-data.ts';

const url = '/page';
const provider = '/#company';
const things = readTestData<{
  offers: [string, { from: number; to?: number; openEnded?: boolean; per?: 'month' }, object][];
  jobs: [string, { unit?: 'mailbox' | 'hour'; billing: 'once' | 'monthly' }, object][];
  legalPage: unknown;
}>(import.meta.url);
const kes = (amount: number) => money(amount, 'KES');

test('a data block cannot be ended by what it holds', () => {
  const name = '</script><script>alert(1)</script><!--';
  const text = writeJsonLd([{ '@type': 'Thing', name }], 'https://ridge.example');
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ name });
});

test.each(things.offers)('a service is offered %s', (_, { from, to, ...row }, priceSpecification) => {
  const amounts = { from: kes(from), ...(to !== undefined && { to: kes(to) }) };
  const prices = [{ label: 'Work', openEnded: false, ...row, ...amounts }];
  const taxes = { priceCurrency: 'KES', valueAddedTaxIncluded: false };
  expect(describeService({ title: 'T', summary: 'S', prices }, url).offers).toEqual([
    {
      '@type': 'Offer',
      name: 'T: Work',
      url,
      offeredBy: { '@id': provider },
      itemOffered: { '@type': 'Service', name: 'T: Work' },
      priceSpecification: { ...taxes, ...priceSpecification },
    },
  ]);
});

test('the price of an add-on is its lowest one if it starts there', () => {
  const addOn = { id: 'a', name: 'A', description: 'D', price: kes(100), startsAt: false };
  const both = describeAddOns('Add-ons', [addOn, { ...addOn, startsAt: true }]);
  expect(both.itemListElement).toMatchObject([
    { priceSpecification: { price: 100 } },
    { priceSpecification: { minPrice: 100 } },
  ]);
});

test.each(things.jobs)('a job is priced %s', (_, job, priceSpecification) => {
  const item = { id: 'mail', name: 'Mail', price: money(18, 'USD'), ...job } as CatalogueItem;
  const [offer] = describePackages('Jobs', [item]).itemListElement as [object];
  expect(offer).toMatchObject({ url: '/custom-quote#add=mail.1' });
  const taxes = { priceCurrency: 'USD', valueAddedTaxIncluded: true };
  expect(offer).toHaveProperty('priceSpecification', { price: 18, ...taxes, ...priceSpecification });
});

test('a legal document says when it was published and when it last changed', () => {
  const change = (version: string, day: string) => ({ version, date: day, summary: 'S' });
  const changes = [change('2.0', '2025-06-30'), change('1.1', '2025-03-02'), change('1.0', '2025-01-01')];
  const document = { title: 'Terms', description: 'D', changes };
  expect(describeLegalPage(document, url)).toEqual(things.legalPage);
});
