import { describe, expect, test } from 'vitest';
import { money } from '../../../src/domain/money/money.ts';
import type { AddOn } from '../../../src/domain/content/plan.schema.ts';
import { lowestAndHighest, priceRange, pricedRow } from '../../../src/domain/facts/price-row.ts';
import { samplePlans } from '../sample-content.ts';

const kes = (amount: number) => money(amount, 'KES');

const audit: AddOn = {
  id: 'audit',
  name: 'Audit',
  description: 'A list of what to fix.',
  price: kes(7_700),
  startsAt: false,
};

describe('the plans’ range', () => {
  test('is the lowest and the highest price, whatever their order', () => {
    expect(lowestAndHighest(samplePlans)).toEqual([kes(11_000), kes(87_500)]);
  });

  test('is the same price twice for a single plan', () => {
    expect(lowestAndHighest(samplePlans.slice(0, 1))).toEqual([kes(52_000), kes(52_000)]);
  });

  test('leaves the plans in their order', () => {
    const plans = [...samplePlans];
    lowestAndHighest(plans);
    expect(plans).toEqual(samplePlans);
  });

  test('needs a plan', () => {
    expect(() => lowestAndHighest([])).toThrow('content/plans.yaml has no plans');
  });
});

describe('a row finds its amounts', () => {
  test('its own', () => {
    const row = { label: 'Network', from: kes(45_000), openEnded: false };
    expect(pricedRow(row, samplePlans, [audit])).toEqual(row);
  });

  test('those of the add-on that it names', () => {
    expect(pricedRow({ label: 'Audit', addOn: 'audit' }, samplePlans, [audit])).toEqual({
      label: 'Audit',
      from: kes(7_700),
      openEnded: false,
    });
  });

  test('the range of the plans, with its period', () => {
    expect(pricedRow({ label: 'Plans', plans: true, per: 'month' }, samplePlans, [audit])).toEqual({
      label: 'Plans',
      from: kes(11_000),
      to: kes(87_500),
      openEnded: false,
      per: 'month',
    });
  });

  test('but not of an add-on that there is not', () => {
    expect(() => pricedRow({ label: 'Audit', addOn: 'audti' }, samplePlans, [audit])).toThrow(
      'There is no add-on "audti" in content/add-ons.yaml',
    );
  });
});

describe('a price range in words', () => {
  test.each([
    ['from KES 35,000', { from: kes(35_000), openEnded: false }],
    ['KES 65,000 to 250,000', { from: kes(65_000), to: kes(250_000), openEnded: false }],
    ['KES 150,000 to 500,000+', { from: kes(150_000), to: kes(500_000), openEnded: true }],
  ])('%s', (words, amounts) => {
    expect(priceRange({ label: 'Work', ...amounts })).toBe(words);
  });
});
