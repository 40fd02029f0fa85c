import { expect, test } from 'vitest';
import { money } from '@site/rules/money/money';
import { formatAsShillings, formatRateNote } from '#logic/money/shillings.ts';

test('dollars are shown as rounded shillings, with a note on the rate', () => {
  const amounts = [25, 999_999.99, 0.01].map((dollars) => formatAsShillings(money(dollars, 'USD'), 129.5));
  expect(amounts).toEqual(['3,240', '129,000,000', '1.29']);
  expect(formatRateNote(129.5, '1 January 2025')).toBe(
    'Charged in US dollars; shillings at 129.50 to the dollar, the rate of 1 January 2025.',
  );
});
