import { describe, expect, test } from 'vitest';
import { professionalService } from '../../../src/domain/schema-org/company.ts';
import { legalPageData } from '../../../src/domain/schema-org/legal-page.ts';
import { money } from '../../../src/domain/money/money.ts';
import { planCatalogue, serviceData } from '../../../src/domain/schema-org/offer.ts';
import { breadcrumbList, jsonLd } from '../../../src/domain/schema-org/thing.ts';
import { testData } from '../../test-data.ts';
import { sampleCompany, samplePlans } from '../sample-content.ts';

const home = 'https://ridge.example/';
const url = `${home}page`;
const provider = `${home}#company`;
const things = testData<Record<'company' | 'plans' | 'legalPage' | 'breadcrumbs', unknown>>(import.meta.url);
const kes = (amount: number) => money(amount, 'KES');

describe('the data block', () => {
  test('holds one thing as it is, and several as a graph', () => {
    const context = { '@context': 'https://schema.org' };
    const [a, b] = [{ '@type': 'A', name: 'N' }, { '@type': 'B' }];
    expect(JSON.parse(jsonLd([a]))).toEqual({ ...context, ...a });
    expect(JSON.parse(jsonLd([a, b]))).toEqual({ ...context, '@graph': [a, b] });
  });

  test('cannot be ended by what it holds', () => {
    const name = '</script><script>alert(1)</script><!--';
    const text = jsonLd([{ '@type': 'Thing', name }]);
    expect(text).not.toContain('<');
    expect((JSON.parse(text) as { name: string }).name).toBe(name);
  });
});

test('the company has its address, place, hours and contact', () => {
  expect(professionalService(sampleCompany, home)).toEqual(things.company);
});

describe('a service', () => {
  const offers = (price: { from: number; to?: number; openEnded?: boolean; per?: 'month' }) => {
    const { from, to, openEnded = false, per } = price;
    const row = { label: 'Work', from: kes(from), to: to === undefined ? to : kes(to), openEnded, per };
    return serviceData({ title: 'T', summary: 'S', prices: [row] }, { url, provider }).offers;
  };
  const offer = (specification: Record<string, unknown>) => [
    {
      '@type': 'Offer',
      name: 'Work',
      priceCurrency: 'KES',
      priceSpecification: { priceCurrency: 'KES', valueAddedTaxIncluded: false, ...specification },
    },
  ];

  test('refers to its page and the company', () => {
    expect(serviceData({ title: 'T', summary: 'S', prices: [] }, { url, provider })).toEqual({
      '@type': 'Service',
      name: 'T',
      description: 'S',
      url,
      provider: { '@id': provider },
      offers: [],
    });
  });

  test.each([
    ['from a price', { from: 45_000 }, { '@type': 'PriceSpecification', minPrice: 45_000 }],
    [
      'from a price for a month',
      { from: 35_000, per: 'month' as const },
      { '@type': 'UnitPriceSpecification', minPrice: 35_000, unitCode: 'MON' },
    ],
    [
      'between two prices',
      { from: 65_000, to: 250_000 },
      { '@type': 'PriceSpecification', minPrice: 65_000, maxPrice: 250_000 },
    ],
    [
      'from a price, with no highest one, where the range is open',
      { from: 150_000, to: 500_000, openEnded: true },
      { '@type': 'PriceSpecification', minPrice: 150_000 },
    ],
  ])('is offered %s', (_, price, specification) => {
    expect(offers(price)).toEqual(offer(specification));
  });
});

test('each plan is an offer with its price for a month before VAT', () => {
  const { itemListElement, ...catalogue } = planCatalogue('Plans', samplePlans.slice(0, 1), {
    url,
    provider,
  });
  expect(catalogue).toEqual({ '@type': 'OfferCatalog', name: 'Plans', url });
  expect(itemListElement).toEqual(things.plans);
});

test('a legal document says when it was published and when it last changed', () => {
  const change = (version: string, day: string) => ({ version, date: new Date(day), summary: 'S' });
  const changes = [change('2.0', '2025-06-30'), change('1.1', '2025-03-02'), change('1.0', '2025-01-01')];
  const document = { title: 'Terms', description: 'D', version: '2.0', changes };
  expect(legalPageData(document, { url, publisher: provider })).toEqual(things.legalPage);
});

test('the way to a page is counted from Home', () => {
  const crumbs = [
    { name: 'Home', url: home },
    { name: 'Page', url },
  ];
  expect(breadcrumbList(crumbs)).toEqual(things.breadcrumbs);
});
