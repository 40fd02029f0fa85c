import { expect, test } from 'vitest';
import { describeChange, describeChanges, type QuoteChange } from '../../../src/domain/quote/changes.ts';

const vpn = { id: 'vpn-setup', name: 'VPN Setup' };

test.each<[QuoteChange, string]>([
  [{ kind: 'unreadable' }, 'A part of the quote could not be read and was left out.'],
  [{ kind: 'unknown', id: '<b>gone</b>' }, 'A service that we do not offer was left out.'],
  [{ kind: 'duplicate', ...vpn }, 'VPN Setup was listed more than once; the first entry was kept.'],
  [
    { kind: 'quantity', ...vpn },
    'VPN Setup was left out, because its quantity was not a whole number from 1 to 10.',
  ],
  [{ kind: 'price', ...vpn }, 'The price of VPN Setup has changed; the current price is shown.'],
  [{ kind: 'name', ...vpn }, 'A service in the quote is now called VPN Setup.'],
  [
    { kind: 'custom' },
    'Your own service was left out: it needs a name, and a price from 25 to 2,500 US dollars.',
  ],
])('$kind is told in one plain sentence', (change, words) => {
  expect(describeChange(change)).toBe(words);
});

test('the same sentence is said once, in its first place', () => {
  const changes: QuoteChange[] = [
    { kind: 'unknown', id: 'one' },
    { kind: 'name', ...vpn },
    { kind: 'unknown', id: 'two' },
  ];
  expect(describeChanges(changes)).toEqual([
    'A service that we do not offer was left out.',
    'A service in the quote is now called VPN Setup.',
  ]);
});
