import { expect, test } from 'vitest';
import { createVisitRequest } from '../../../src/logic/visit/visit.ts';

const PAGE = new URL('https://www.ridge.co.ke/pricing?utm_source=x&reference=INV-1#q=vpn');

test('a visit is an event as Plausible defines it: the page without query or fragment, and the site before it', () => {
  const endpoint = 'https://plausible.io/api/event';
  const { address, body } = createVisitRequest(endpoint, PAGE, 'https://news.example/story?id=7');
  expect(address).toBe(endpoint);
  expect(JSON.parse(body)).toEqual({
    name: 'pageview',
    url: 'https://www.ridge.co.ke/pricing',
    domain: 'ridge.co.ke',
    referrer: 'https://news.example',
  });
});

test('a referrer that is none, or a page of ours, is not told', () => {
  for (const referrer of ['', 'https://www.ridge.co.ke/checkout?reference=INV-1', 'no address'])
    expect(createVisitRequest('https://counts.ridge.co.ke/', PAGE, referrer).body).toContain('"referrer":""');
});

test('an address that ends in /count is GoatCounter’s, which reads the query', () => {
  expect(
    createVisitRequest('https://ridge.goatcounter.com/count', PAGE, 'https://news.example/story'),
  ).toEqual({
    address: 'https://ridge.goatcounter.com/count?p=%2Fpricing&r=https%3A%2F%2Fnews.example',
    body: '',
  });
});
