import { expect, test } from 'vitest';
import { formatAmount, money } from '@site/rules/money/money';
import { listYearAmounts } from '#logic/pricing/year-amounts.ts';
import { readTestData } from '#support/test-data.ts';

test.each(
  readTestData<{ shillingsPerMonth: number; vatPercent?: number; expectedAmounts: string[] }[]>(
    import.meta.url,
  ),
)(
  'a year at KES $shillingsPerMonth a month with VAT of $vatPercent per cent costs $expectedAmounts',
  ({ shillingsPerMonth, vatPercent, expectedAmounts }) => {
    const yearAmounts = listYearAmounts(money(shillingsPerMonth, 'KES'), vatPercent);
    expect(yearAmounts.map((amount) => formatAmount(amount))).toEqual(expectedAmounts);
  },
);
