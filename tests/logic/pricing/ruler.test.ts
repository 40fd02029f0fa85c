import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CHARACTER_WIDTH,
  layOutRuler,
  LEADER_GAP,
  RULER_WIDTH,
  type RulerPrice,
} from '#logic/pricing/ruler.ts';
import { forAll } from '#support/property.ts';

const anyPrice = fc
  .record({
    name: fc.string({ minLength: 5, maxLength: 12 }),
    amount: fc.string({ minLength: 3, maxLength: 8 }),
    from: fc.integer({ min: 1, max: 3_000_000 }),
    range: fc.option(fc.integer({ min: 1, max: 3_000_000 }), { nil: undefined }),
  })
  .map(({ range, ...lowest }): RulerPrice => ({ ...lowest, to: range && lowest.from + range }));

forAll(
  'from the most expensive down, each price gets a row with room for its label',
  [fc.array(anyPrice, { minLength: 1, maxLength: 16 })],
  (prices) => {
    const placedPrices = layOutRuler(prices).placePrices(prices);
    expect(placedPrices.map(({ row }) => row)).toEqual(prices.map((_, index) => index + 1));
    expect(placedPrices.map(({ from }) => from)).toEqual(
      prices.map(({ from }) => from).sort((a, b) => b - a),
    );
    for (const { name, amount, x, end = x } of placedPrices) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(RULER_WIDTH + 0.1);
      const labelWidth = CHARACTER_WIDTH * (name.length + 1 + amount.length);
      expect(x + LEADER_GAP + labelWidth).toBeLessThanOrEqual(RULER_WIDTH + 0.1);
    }
  },
);

test('the scale is logarithmic: a factor of ten is the same distance everywhere', () => {
  const prices = [1, 10, 100, 1000].map((from) => ({
    name: 'Audit',
    amount: String(from),
    from,
    to: 10_000,
  }));
  const placedPrices = layOutRuler(prices).placePrices(prices);
  expect(placedPrices.map(({ x }) => x)).toEqual([864, 576, 288, 0]);
});

test('ticks fill the ruler, more densely where there is room', () => {
  // The first ticks are the start of the scale and the next round values.
  const { ticks } = layOutRuler([{ name: 'Audit', amount: '9,500', from: 9_500 }]);
  const values = ticks.map(({ value }) => value);
  expect(values.slice(0, 4)).toEqual([9_500, 10_000, 11_000, 12_000]);
  expect(values.filter((value) => value >= 18_000 && value <= 24_000)).toEqual([
    18_000, 19_000, 20_000, 22_000, 24_000,
  ]);
  expect(values.at(-1)).toBe(95_000);
});
