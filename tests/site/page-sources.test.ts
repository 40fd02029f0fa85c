import { expect, test } from 'vitest';
import { jobSources, pageSources, serviceSources, withFacts } from '../../src/site/page-sources.ts';

const plain = { slug: 'networks', pricing: [] };
const planned = { slug: 'plans', pricing: [{ label: 'Plan', plans: true as const }], addOns: ['a'] };

test('a service is dated by the prices that it takes from elsewhere', () => {
  expect(serviceSources(plain, [])).toEqual(['services/networks']);
  expect(serviceSources({ ...plain, drawing: 'month' }, [{ service: 'plans' }])).toEqual([
    ...['services/networks', 'plans'],
  ]);
  expect(serviceSources(planned, [{ service: 'plans' }])).toEqual([
    ...['services/plans', 'plans', 'add-ons', 'pages/price-list', 'catalogue', 'pages/price-list'],
  ]);
});

test('a job is dated by the catalogue, its service and the plans that it names', () => {
  expect(jobSources('audit', planned)).toEqual([
    ...['jobs/audit', 'services/plans', 'catalogue', 'plans', 'pages/custom-quote', 'pages/price-list'],
    ...['add-ons', 'pages/price-list'],
  ]);
});

test('a page that lists the services is dated by each of them', () => {
  expect(pageSources('services', [plain, planned])).toEqual([
    ...['pages/services', 'company', 'plans', 'services/networks', 'services/plans', 'plans'],
  ]);
});

test('and by the facts that its sentences name, once', () => {
  const texts: Record<string, string> = {
    a: 'text: {refund.guarantee} {company.town}',
    b: 'text: {clients}',
  };
  expect(withFacts(['a', 'b', 'company'], (file) => texts[file] ?? '')).toEqual([
    ...['a', 'b', 'company', 'policies'],
  ]);
});
