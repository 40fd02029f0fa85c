import { expect, test, vi } from 'vitest';
import { money } from '@site/rules/money/money';
import { listQuoteLines, computeQuoteTotal } from '#logic/quote/lines.ts';
import { formatShareText } from '#logic/quote/share-text.ts';
import { cabling } from '#support/sample-quote.ts';
import { catalogue } from '#support/sample-catalogue.ts';

test('the lines of a quote add up to what is paid at checkout', async () => {
  const selection = new Map(Object.entries({ 'data-backup': 2, 'email-setup': 3 }));
  const lines = listQuoteLines(selection, cabling, catalogue);
  await expect(`${JSON.stringify(lines, null, 2)}\n`).toMatchFileSnapshot('lines.json');
  // The total has all services that are paid once, and the first month of the others.
  expect(computeQuoteTotal(lines)).toEqual(money(960.5, 'USD'));
  expect(computeQuoteTotal([])).toEqual(money(0, 'USD'));
});

test('the text to share describes the whole quote', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-28T12:00:00Z') });
  const selection = new Map(Object.entries({ 'vpn-setup': 2, 'data-backup': 1 }));
  const terms = { company: 'Mtelo Systems', vatNote: 'VAT is within the price.', validityDays: 30 };
  const lines = listQuoteLines(selection, cabling, catalogue);
  // A quote is valid for thirty days, so the third is valid for the last day, and the fourth has lapsed.
  const days = [undefined, '2026-11-28', '2026-10-29', '2026-10-28'];
  const text = days
    .map((day) => formatShareText(lines, { ...terms, day }, 'https://mtelo.example/#q=1'))
    .join('\n\n');
  vi.useRealTimers();
  await expect(`${text}\n`).toMatchFileSnapshot('share-text.txt');
});
