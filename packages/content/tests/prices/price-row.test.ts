import { expect, test } from 'vitest';
import { money } from '@site/rules/money/money';
import type { AddOn } from '../../schemas/plan.schema.ts';
import { lowestAndHighest, lowestPrice, pricedLabel, priceRange, pricedRow } from '../../prices/price-row.ts';
import { samplePlans } from '../sample-content.ts';

const kes = (amount: number) => money(amount, 'KES');

const audit: AddOn = {
  id: 'audit',
  name: 'Audit',
  description: 'A list of what to fix.',
  price: kes(7_700),
  startsAt: false,
};

test('the plans’ range is the lowest and the highest price, whatever their order, which stays', () => {
  const plans = [...samplePlans];
  expect(lowestAndHighest(plans)).toEqual([kes(11_000), kes(87_500)]);
  expect(plans).toEqual(samplePlans);
  expect(lowestAndHighest(plans.slice(0, 1))).toEqual([kes(52_000), kes(52_000)]);
  expect(() => lowestAndHighest([])).toThrow('content/plans.yaml has no plans');
});

const network = { from: kes(45_000), openEnded: false };
const range = { from: kes(11_000), to: kes(87_500), openEnded: false, per: 'month' } as const;

test.each([
  ['its own', network, network],
  [
    'those of the add-on that it names',
    { addOn: 'audit' },
    { addOn: audit, from: kes(7_700), openEnded: false },
  ],
  ['the range of the plans, with its period', { plans: true, per: 'month' }, range],
  ['and what it covers', { plans: true, per: 'month', covers: 'All.' }, { ...range, covers: 'All.' }],
] as const)('a row finds its amounts: %s', (_, row, amounts) => {
  expect(pricedRow({ label: 'Work', ...row }, samplePlans, [audit])).toEqual({ label: 'Work', ...amounts });
});

test('a row that names an add-on that there is not is refused', () => {
  expect(() => pricedRow({ label: 'Audit', addOn: 'audti' }, samplePlans, [audit])).toThrow(
    'There is no add-on "audti" in content/add-ons.yaml',
  );
});

test.each([
  ['from KES 35,000', 35_000, undefined, false],
  ['KES 65,000 to 250,000', 65_000, 250_000, false],
  ['KES 150,000 to 500,000+', 150_000, 500_000, true],
])('a price range in words: %s', (words, from, to, openEnded) => {
  const amounts = { from: kes(from), to: to === undefined ? to : kes(to), openEnded };
  expect(priceRange(amounts)).toBe(words);
});

test('the lowest price of several has its own period', () => {
  const [once, monthly] = [
    { label: 'Design', ...network },
    { label: 'Plans', ...range },
  ];
  expect(lowestPrice([once, monthly])).toBe('from KES 11,000 per month');
  expect(lowestPrice([once])).toBe('from KES 45,000');
});

test('a priced row in a sentence has its period', () => {
  expect(pricedLabel({ label: 'Plans', ...range })).toBe('Plans KES 11,000 to 87,500 per month.');
  expect(pricedLabel({ label: 'Design', ...network })).toBe('Design from KES 45,000.');
  const priced = { label: 'Work', from: audit.price, openEnded: false };
  expect(pricedLabel({ ...priced, addOn: audit })).toBe('Audit KES 7,700.');
  expect(pricedLabel({ ...priced, addOn: { ...audit, startsAt: true } })).toBe('Audit from KES 7,700.');
});
