import { expect, test } from 'vitest';
import { money } from '@site/rules/money/money';
import type { AddOn } from '../../schemas/plan.schema.ts';
import {
  lowestAndHighest,
  lowestPrice,
  pricedLabel,
  pricedRow,
  type PricedRow,
  priceRange,
} from '../../prices/price-row.ts';
import { samplePlans } from '../sample-content.ts';
import { testData } from '../../../../tests/support/test-data.ts';

interface Amounts {
  readonly from: number;
  readonly to?: number;
  readonly addOn?: 'audit';
}
const { rows, ranges } = testData<{
  rows: [row: { from?: number }, amounts: Amounts][];
  ranges: [amounts: Amounts, words: string][];
}>(import.meta.url);

const kes = (amount: number) => money(amount, 'KES');
const audit: AddOn = {
  id: 'audit',
  name: 'Audit',
  description: 'What to fix.',
  price: kes(7_700),
  startsAt: false,
};

/** A row with these amounts. */
const priced = ({ from, to, addOn, ...others }: Amounts, label = 'Work'): PricedRow => ({
  ...{ label, from: kes(from), ...(to !== undefined && { to: kes(to) }) },
  ...{ openEnded: false, ...others, ...(addOn && { addOn: audit }) },
});

test('the plans’ range is the lowest and the highest price, whatever their order, which stays', () => {
  const plans = [...samplePlans];
  expect(lowestAndHighest(plans)).toEqual([kes(11_000), kes(87_500)]);
  expect(plans).toEqual(samplePlans);
  expect(() => lowestAndHighest([])).toThrow('content/plans.yaml has no plans');
});

test.each(rows)('a row of %j finds %j', (row, amounts) => {
  const given = row.from === undefined ? { label: 'Work', ...row } : priced(amounts);
  expect(pricedRow(given as Parameters<typeof pricedRow>[0], samplePlans, [audit])).toEqual(priced(amounts));
});

test('a row that names an add-on that there is not is refused', () => {
  expect(() => pricedRow({ label: 'Audit', addOn: 'audti' }, samplePlans, [audit])).toThrow(
    'There is no add-on "audti" in content/add-ons.yaml',
  );
});

test.each(ranges)('%j in words is %s', (amounts, words) => {
  expect(priceRange(priced(amounts))).toBe(words);
});

test('in a sentence a priced row has its period, and the lowest of several its own', () => {
  const monthly = priced({ from: 11_000, to: 87_500, ...{ per: 'month' } }, 'Plans');
  const once = priced({ from: 45_000 }, 'Design');
  expect([lowestPrice([once, monthly]), lowestPrice([once])]).toEqual([
    ...['from KES 11,000 per month', 'from KES 45,000'],
  ]);
  const startsAt = { ...priced({ from: 7_700 }), addOn: { ...audit, startsAt: true } };
  expect([monthly, once, priced({ from: 7_700, addOn: 'audit' }), startsAt].map(pricedLabel)).toEqual([
    ...['Plans KES 11,000 to 87,500 per month.', 'Design from KES 45,000.'],
    ...['Audit KES 7,700.', 'Audit from KES 7,700.'],
  ]);
});
