import { expect, test } from 'vitest';
import { formatMoney, money } from '@site/rules/money/money';
import { quoteLines, quoteTotals } from '../../../src/logic/quote/lines.ts';
import type { CustomService } from '../../../src/logic/quote/custom-service.ts';
import { cabling } from '../../support/sample-quote.ts';
import { catalogue } from '../../support/sample-catalogue.ts';

const usd = (amount: number) => money(amount, 'USD');
const none: CustomService = { kind: 'empty' };

test('a line has the words of its service, and price times quantity; the visitor’s own is one piece, paid once', () => {
  const selection = new Map(Object.entries({ 'data-backup': 2, 'email-setup': 3 }));
  const rows = quoteLines(selection, cabling, catalogue).map(
    ({ id, name, description, quantity, price, total, billing, unitWords }) =>
      `${id}, ${name}, ${description}, ${quantity} × ${formatMoney(price)} = ${formatMoney(total)}, ${billing}, ${unitWords}`,
  );
  expect(rows).toEqual([
    'email-setup, The email-setup, What email-setup includes, 3 × USD 180 = USD 540, once, per mailbox',
    'data-backup, The data-backup, What data-backup includes, 2 × USD 120 = USD 240, monthly, monthly',
    'custom, Cabling, Custom service, 1 × USD 180.50 = USD 180.50, once, ',
  ]);
});

test.each<CustomService>([
  none,
  { kind: 'incomplete', missing: 'price', hint: '' },
  { kind: 'invalid', errors: {} },
])('there is no line for a custom service that is $kind, nor for unknown services', (custom) => {
  const ids = ['__proto__', 'no-such-service'];
  expect(quoteLines(new Map(ids.map((id) => [id, 1])), custom, catalogue)).toEqual([]);
});

test.each<[string, Record<string, number>, CustomService, number, number]>([
  ['nothing', {}, none, 0, 0],
  ['what is monthly', { 'server-management': 2 }, none, 0, 1700],
  ['both, and a custom service', { 'vpn-setup': 2, 'data-backup': 3 }, cabling, 740.5, 360],
])('the totals of %s', (_, quantities, custom, once, monthly) => {
  const lines = quoteLines(new Map(Object.entries(quantities)), custom, catalogue);
  const totals = { total: usd(once + monthly), once: usd(once), monthly: usd(monthly) };
  expect(quoteTotals(lines)).toEqual(totals);
});
