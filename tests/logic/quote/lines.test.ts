import { expect, test, vi } from 'vitest';
import { formatMoney, money } from '@site/rules/money/money';
import { listQuoteLines, quoteTotal } from '../../../src/logic/quote/lines.ts';
import { shareText } from '../../../src/logic/quote/share-text.ts';
import type { CustomService } from '../../../src/logic/quote/custom-service.ts';
import { cabling } from '../../support/sample-quote.ts';
import { catalogue } from '../../support/sample-catalogue.ts';

const usd = (amount: number) => money(amount, 'USD');
const none: CustomService = { kind: 'empty' };

test('a line has the words of its service, and price times quantity; the visitor’s own is one piece, paid once', () => {
  const selection = new Map(Object.entries({ 'data-backup': 2, 'email-setup': 3 }));
  const rows = listQuoteLines(selection, cabling, catalogue).map(
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
  expect(listQuoteLines(new Map(ids.map((id) => [id, 1])), custom, catalogue)).toEqual([]);
});

test('the total has everything that is paid once, and a month of the rest', () => {
  const selection = new Map(Object.entries({ 'vpn-setup': 2, 'data-backup': 3 }));
  expect(quoteTotal(listQuoteLines(selection, cabling, catalogue))).toEqual(usd(1100.5));
  expect(quoteTotal([])).toEqual(usd(0));
});

test('a message has the lines with prices, the total with its VAT, how long it is valid, and the link', () => {
  const selection = new Map(Object.entries({ 'vpn-setup': 2, 'data-backup': 1 }));
  const terms = {
    company: 'Mtelo Systems',
    vatNote: 'Any VAT due is within the price.',
    validity: '30 days',
  };
  vi.useFakeTimers({ now: Date.parse('2026-11-28T12:00:00Z') });
  const words = (custom: CustomService) =>
    shareText(listQuoteLines(selection, custom, catalogue), terms, 'https://mtelo.example/#q=1').split('\n');
  const ordinary = words(none);
  const withOwn = words(cabling);
  vi.useRealTimers();
  expect(ordinary).toEqual([
    'Estimate from Mtelo Systems, 28 November 2026',
    'The vpn-setup × 2: USD 560',
    'The data-backup: USD 120, first month',
    '*Total: USD 680.* Any VAT due is within the price. Valid for 30 days.',
    'See what is included, change or order:',
    'https://mtelo.example/#q=1',
  ]);
  // A link cannot hold it.
  expect(withOwn.filter((line) => line.startsWith('Cabling'))).toEqual([
    'Cabling: USD 180.50',
    'Cabling, USD 180.50, is not in the link.',
  ]);
});
