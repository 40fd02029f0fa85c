import { describe, expect, test } from 'vitest';
import { professionalService } from '../../../src/domain/schema-org/company.ts';
import { legalPageData } from '../../../src/domain/schema-org/legal-page.ts';
import { money } from '../../../src/domain/money/money.ts';
import { planCatalogue, serviceData } from '../../../src/domain/schema-org/offer.ts';
import { breadcrumbList, jsonLd } from '../../../src/domain/schema-org/thing.ts';
import { sampleCompany, samplePlans } from '../sample-content.ts';

const home = 'https://ridge.example/';
const url = `${home}page`;
const provider = `${home}#company`;
const kes = (amount: number) => money(amount, 'KES');

describe('the data block', () => {
  test('holds one thing as it is', () => {
    expect(JSON.parse(jsonLd([{ '@type': 'Thing', name: 'A' }]))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Thing',
      name: 'A',
    });
  });

  test('holds several things as a graph', () => {
    expect(JSON.parse(jsonLd([{ '@type': 'A' }, { '@type': 'B' }]))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'A' }, { '@type': 'B' }],
    });
  });

  test('cannot be ended by what it holds', () => {
    const name = '</script><script>alert(1)</script><!--';
    const text = jsonLd([{ '@type': 'Thing', name }]);
    expect(text).not.toContain('<');
    expect((JSON.parse(text) as { name: string }).name).toBe(name);
  });
});

test('the company has its address, place, hours and contact', () => {
  expect(professionalService(sampleCompany, home)).toEqual({
    '@type': 'ProfessionalService',
    '@id': 'https://ridge.example/#company',
    name: 'Ridge Works',
    url: home,
    telephone: '+254 711 222 333',
    email: 'desk@ridge.example',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Hill Road',
      addressLocality: 'Iten',
      addressRegion: 'Marakwet',
      addressCountry: 'KE',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 0.6703, longitude: 35.5081 },
    // The Friday that is closed is not among them.
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
        opens: '07:15',
        closes: '16:45',
      },
    ],
  });
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
  expect(itemListElement).toEqual([
    {
      '@type': 'Offer',
      name: 'professional',
      description: 'A plan.',
      price: 52_000,
      priceCurrency: 'KES',
      offeredBy: { '@id': provider },
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 52_000,
        priceCurrency: 'KES',
        valueAddedTaxIncluded: false,
        unitCode: 'MON',
      },
    },
  ]);
});

test('a legal document says when it was published and when it last changed', () => {
  const change = (version: string, day: string) => ({ version, date: new Date(day), summary: 'S' });
  const changes = [change('2.0', '2025-06-30'), change('1.1', '2025-03-02'), change('1.0', '2025-01-01')];
  const document = { title: 'Terms', description: 'D', version: '2.0', changes };
  expect(legalPageData(document, { url, publisher: provider })).toEqual({
    '@type': 'WebPage',
    '@id': url,
    url,
    name: 'Terms',
    description: 'D',
    inLanguage: 'en',
    version: '2.0',
    datePublished: '2025-01-01',
    dateModified: '2025-06-30',
    publisher: { '@id': provider },
  });
});

test('the way to a page is counted from Home', () => {
  const crumbs = [
    { name: 'Home', url: home },
    { name: 'Page', url },
  ];
  expect(breadcrumbList(crumbs)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: home },
      { '@type': 'ListItem', position: 2, name: 'Page', item: url },
    ],
  });
});
