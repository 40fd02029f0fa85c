import { expect, test } from 'vitest';
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
const things = testData<{
  company: unknown;
  service: unknown;
  offers: [string, { from: number; to?: number; openEnded?: boolean; per?: 'month' }, object][];
  plans: unknown;
  legalPage: unknown;
  breadcrumbs: unknown;
}>(import.meta.url);
const kes = (amount: number) => money(amount, 'KES');

test('a data block holds one thing as it is, and several as a graph', () => {
  const context = { '@context': 'https://schema.org' };
  const [a, b] = [{ '@type': 'A', name: 'N' }, { '@type': 'B' }];
  expect(JSON.parse(jsonLd([a]))).toEqual({ ...context, ...a });
  expect(JSON.parse(jsonLd([a, b]))).toEqual({ ...context, '@graph': [a, b] });
});

test('a data block cannot be ended by what it holds', () => {
  const name = '</script><script>alert(1)</script><!--';
  const text = jsonLd([{ '@type': 'Thing', name }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ name });
});

test('the company has its address, place, hours and contact', () => {
  expect(professionalService(sampleCompany, home)).toEqual(things.company);
});

test('a service refers to its page and the company', () => {
  const service = serviceData({ title: 'T', summary: 'S', prices: [] }, { url, provider });
  expect(service).toEqual(things.service);
});

test.each(things.offers)('a service is offered %s', (_, { from, to, ...row }, priceSpecification) => {
  const prices = [
    { label: 'Work', openEnded: false, ...row, from: kes(from), to: to === undefined ? to : kes(to) },
  ];
  const taxes = { priceCurrency: 'KES', valueAddedTaxIncluded: false };
  expect(serviceData({ title: 'T', summary: 'S', prices }, { url, provider }).offers).toEqual([
    {
      '@type': 'Offer',
      name: 'Work',
      priceCurrency: 'KES',
      priceSpecification: { ...taxes, ...priceSpecification },
    },
  ]);
});

test('each plan is an offer with its price for a month before VAT', () => {
  expect(planCatalogue('Plans', samplePlans.slice(0, 1), { url, provider })).toEqual(things.plans);
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
