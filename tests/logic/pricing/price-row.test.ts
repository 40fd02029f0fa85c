import { expect, test } from 'vitest';
import type { AddOn } from '@site/content/schemas/plan.schema';
import { money } from '@site/rules/money/money';
import {
  formatLowestPrice,
  formatPricedLabel,
  resolvePriceRow,
  type PricedRow,
  formatPriceRange,
} from '../../../src/logic/pricing/price-row.ts';
import { readTestData } from '../../support/test-data.ts';

interface Amounts {
  readonly from: number;
  readonly to?: number;
  readonly per?: 'month';
  readonly addOn?: 'audit';
}
const { rows, words } = readTestData<{
  rows: [row: { from?: number }, amounts: Amounts][];
  words: [amounts: Amounts, range: string, label: string, lowest: string][];
}>(import.meta.url);

const kes = (amount: number) => money(amount, 'KES');
const planPrices = [kes(11_000), kes(87_500)] as const;
const audit: AddOn = {
  id: 'audit',
  name: 'Audit',
  description: 'What to fix.',
  price: kes(7_700),
  startsAt: false,
};

const priced = ({ from, to, addOn, ...others }: Amounts): PricedRow => ({
  label: 'Work',
  from: kes(from),
  openEnded: false,
  ...others,
  ...(to !== undefined && { to: kes(to) }),
  ...(addOn && { addOn: audit }),
});

test.each(rows)('a row of %j finds %j', (row, amounts) => {
  const given = row.from === undefined ? { label: 'Work', ...row } : priced(amounts);
  expect(resolvePriceRow(given as Parameters<typeof resolvePriceRow>[0], planPrices, [audit])).toEqual(
    priced(amounts),
  );
});

test('a row that names an unknown add-on is refused', () => {
  expect(() => resolvePriceRow({ label: 'Audit', addOn: 'audti' }, planPrices, [audit])).toThrow(
    'There is no add-on "audti" in content/add-ons.yaml',
  );
});

test.each(words)('%j: %s, in a sentence %s, at least %s', (amounts, range, label, lowest) => {
  const row = priced(amounts);
  expect([formatPriceRange(row), formatPricedLabel(row), formatLowestPrice([row])]).toEqual([
    range,
    label,
    lowest,
  ]);
});

test('the lowest of several prices has its own period, and an add-on may start at its price', () => {
  const several = [priced({ from: 45_000 }), priced({ from: 11_000, per: 'month' })];
  expect(formatLowestPrice(several)).toBe('from KES 11,000 per month');
  const addOn = { ...audit, startsAt: true };
  expect(formatPricedLabel({ ...priced({ from: 7_700 }), addOn })).toBe('Audit from KES 7,700.');
});
