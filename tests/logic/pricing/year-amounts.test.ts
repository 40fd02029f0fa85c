import { expect, test } from 'vitest';
import { formatAmount, money } from '@site/rules/money/money';
import { computeYearAmounts } from '#logic/pricing/year-amounts.ts';

test.each([
  [24_000, undefined, ['288,000']],
  [24_000, 16, ['288,000', '46,080', '334,080']],
  [119_000, 16, ['1,428,000', '228,480', '1,656,480']],
  [0.07, 7.5, ['0.84', '0.06', '0.90']],
])('a year at %d a month with VAT of %s per cent costs %j', (monthly, vatPercent, amounts) => {
  expect(computeYearAmounts(money(monthly, 'KES'), vatPercent).map((amount) => formatAmount(amount))).toEqual(
    amounts,
  );
});
