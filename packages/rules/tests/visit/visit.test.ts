import { expect, test } from 'vitest';
import { visitRequest } from '../../visit/visit.ts';

const PAGE = new URL('https://www.ridge.co.ke/pricing?utm_source=x&reference=INV-1#q=vpn');

const event = (endpoint: string, referrer: string) => {
  const { address, body } = visitRequest(endpoint, PAGE, referrer);
  return [address, JSON.parse(body)] as const;
};

test('a visit is an event as Plausible defines it: the page without query or fragment, and the site before it', () => {
  expect(event('https://plausible.io/api/event', 'https://news.example/story?id=7')).toEqual([
    'https://plausible.io/api/event',
    {
      name: 'pageview',
      url: 'https://www.ridge.co.ke/pricing',
      domain: 'ridge.co.ke',
      referrer: 'https://news.example',
    },
  ]);
});

test.each(['', 'https://www.ridge.co.ke/checkout?reference=INV-1', 'no address'])(
  'a referrer that is none, or a page of ours, is not told: %s',
  (referrer) => {
    expect(event('https://counts.ridge.co.ke/', referrer)[1]).toMatchObject({ referrer: '' });
  },
);

test('an address that ends in /count is GoatCounter’s, which reads the query', () => {
  expect(visitRequest('https://ridge.goatcounter.com/count', PAGE, 'https://news.example/story')).toEqual({
    address: 'https://ridge.goatcounter.com/count?p=%2Fpricing&r=https%3A%2F%2Fnews.example',
    body: '',
  });
});
