import { expect, test } from 'vitest';
import { formatAmount, money } from '@site/rules/money/money';
import { listYearAmounts } from '#logic/pricing/year-amounts.ts';
import { readTestData } from '#support/test-data.ts';

test.each(readTestData<{ monthly: number; vatPercent?: number; amounts: string[] }[]>(import.meta.url))(
  'a year at $monthly a month with VAT of $vatPercent per cent costs $amounts',
  ({ monthly, vatPercent, amounts }) => {
    const yearAmounts = listYearAmounts(money(monthly, 'KES'), vatPercent);
    expect(yearAmounts.map((amount) => formatAmount(amount))).toEqual(amounts);
  },
);
