import { expect, test } from 'vitest';
import type { AddOn } from '@site/content/schemas/plan.schema';
import type { PriceRow } from '@site/content/schemas/service.schema';
import { money, type Money } from '@site/rules/money/money';
import {
  formatLowestPrice,
  formatPricedLabel,
  resolvePriceRow,
  type ResolvedPriceRow,
  formatPriceRange,
} from '#logic/pricing/price-row.ts';
import { readTestData } from '#support/test-data.ts';

const { addOns, planPrices, resolvedRows, formattedRows } = readTestData<{
  addOns: AddOn[];
  planPrices: [Money, Money];
  resolvedRows: [row: PriceRow, resolvedRow: ResolvedPriceRow][];
  formattedRows: { row: ResolvedPriceRow; range: string; pricedLabel: string; lowestPrice: string }[];
}>(import.meta.url);

test.each(resolvedRows)('the row %j is resolved to %j', (row, resolvedRow) => {
  expect(resolvePriceRow(row, planPrices, addOns)).toEqual(resolvedRow);
});

test.each(formattedRows)(
  'the row $row is formatted as "$range", "$pricedLabel" and "$lowestPrice"',
  ({ row, range, pricedLabel, lowestPrice }) => {
    expect([formatPriceRange(row), formatPricedLabel(row), formatLowestPrice([row])]).toEqual([
      range,
      pricedLabel,
      lowestPrice,
    ]);
  },
);

test('the lowest of several prices keeps its period', () => {
  const { row } = formattedRows[0] ?? expect.fail('no row');
  const cheaperRow: ResolvedPriceRow = { ...row, from: money(11_000, 'KES'), per: 'month' };
  expect(formatLowestPrice([row, cheaperRow, row])).toBe('from KES 11,000 per month');
});
