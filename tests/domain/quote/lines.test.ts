import { describe, expect, test } from 'vitest';
import { money } from '../../../src/domain/money/money.ts';
import { quoteLines, quoteTotals } from '../../../src/domain/quote/lines.ts';
import type { CustomService } from '../../../src/domain/quote/custom-service.ts';
import { anyCustomCents, anySelection, cabling, catalogue } from './sample-catalogue.ts';
import { forAll } from '../../property.ts';

const usd = (amount: number) => money(amount, 'USD');
const none: CustomService = { kind: 'empty' };

test('a line has the words of its service, and price times quantity; the visitor’s own is one piece, paid once', () => {
  const selection = new Map([
    ['data-backup', 2],
    ['email-setup', 3],
  ]);
  const quote = quoteLines(selection, cabling, catalogue);
  expect(quote.map(({ id, name, description }) => [id, name, description])).toEqual([
    ['email-setup', 'The email-setup', 'What email-setup includes'],
    ['data-backup', 'The data-backup', 'What data-backup includes'],
    ['custom', 'Cabling', 'Custom service'],
  ]);
  expect(
    quote.map(({ quantity, price, total, billing, unitWords }) => [
      quantity,
      price,
      total,
      billing,
      unitWords,
    ]),
  ).toEqual([
    [3, usd(180), usd(540), 'once', 'per mailbox'],
    [2, usd(120), usd(240), 'monthly', 'monthly'],
    [1, usd(180.5), usd(180.5), 'once', ''],
  ]);
});

test.each<[string, CustomService]>([
  ['an empty custom service', none],
  ['an incomplete one', { kind: 'incomplete', missing: 'price', hint: '' }],
  ['a refused one', { kind: 'invalid', errors: {} }],
])('there is no line for %s, nor for a service that the catalogue lacks', (_, custom) => {
  const selection = new Map([
    ['__proto__', 1],
    ['no-such-service', 2],
  ]);
  expect(quoteLines(selection, custom, catalogue)).toEqual([]);
});

forAll(
  'lines stand in the order of the catalogue, the custom one last, whatever was ticked first',
  [anySelection],
  (selection) => {
    const ids = quoteLines(selection, cabling, catalogue).map(({ id }) => id);
    const expected = catalogue.map(({ id }) => id).filter((id) => selection.has(id));
    expect(ids).toEqual([...expected, 'custom']);
  },
);

describe('totals', () => {
  test.each([
    ['nothing', [], none, 0, 0],
    ['monthly only', [['server-management', 2]], none, 0, 1700],
    [
      'both, and a custom service',
      [
        ['vpn-setup', 2],
        ['data-backup', 3],
      ],
      cabling,
      740.5,
      360,
    ],
  ] as const)('of %s', (_, entries, custom, once, monthly) => {
    expect(quoteTotals(quoteLines(new Map(entries), custom, catalogue))).toEqual({
      total: usd(once + monthly),
      once: usd(once),
      monthly: usd(monthly),
    });
  });

  forAll('are exact to the cent', [anySelection, anyCustomCents], (selection, cents) => {
    const custom: CustomService = { kind: 'valid', name: 'Own', price: usd(cents / 100) };
    const { total, once, monthly } = quoteTotals(quoteLines(selection, custom, catalogue));
    const services = catalogue.map(({ id, price }) => BigInt(price.minor) * BigInt(selection.get(id) ?? 0));
    const expected = services.reduce((sum, amount) => sum + amount, BigInt(cents));
    expect(BigInt(total.minor)).toBe(expected);
    expect(once.minor + monthly.minor).toBe(total.minor);
  });
});
