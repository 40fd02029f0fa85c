import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freePlace, priceRuler, RULER_GAP, type RulerPrice } from '../../../src/domain/prices/ruler.ts';
import { forAll } from '../../property.ts';

const DESK = { width: 1152, character: 7.5 };
const PHONE = { width: 280, character: 7.5 };
const price = fc
  .record({
    words: fc.string({ minLength: 5, maxLength: 22 }),
    from: fc.integer({ min: 1, max: 3_000_000 }),
    more: fc.option(fc.integer({ min: 1, max: 3_000_000 }), { nil: undefined }),
  })
  .map(({ words, from, more }): RulerPrice => ({ words, from, to: more && from + more }));
const prices = fc.array(price, { minLength: 1, maxLength: 16 });
const sizes = fc.constantFrom(DESK, PHONE);

forAll(
  'for any prices no words meet others, their own range or the leader of another',
  [prices, prices, sizes],
  (above, below, size) => {
    const ruler = priceRuler(above, below, size);
    for (const side of [ruler.above, ruler.below]) {
      const boxes = side.map(({ words, x, end = 0, level }) => ({
        x,
        level,
        left: x,
        right: Math.max(end, x + RULER_GAP + size.character * words.length),
      }));
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.toSpliced(index, 1)) {
          const meet = one.left < other.right && other.left < one.right;
          expect(meet && one.level === other.level).toBe(false);
          const crosses = other.level > one.level && other.x > one.left && other.x < one.right;
          expect(crosses).toBe(false);
        }
      }
    }
  },
);

forAll(
  'all are within the ruler, at the logarithm of their price, the dearer further right',
  [prices, prices, sizes],
  (above, below, size) => {
    const { lowest, ...ruler } = priceRuler(above, below, size);
    const placed = [...ruler.above, ...ruler.below];
    for (const { words, from, x, end = x } of placed) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(size.width + 0.1);
      expect(x + RULER_GAP + size.character * words.length).toBeLessThanOrEqual(size.width + 0.1);
      const perDecade = x / Math.log10(from / lowest);
      for (const other of placed.filter((one) => one.from > from && from > lowest))
        expect(Math.abs(other.x - perDecade * Math.log10(other.from / lowest))).toBeLessThan(
          (0.1 * Math.log10(other.from / lowest)) / Math.log10(from / lowest) + 0.1,
        );
    }
  },
);

test('the ticks are closer where there is room, and go on to the end of the ruler', () => {
  const { marks } = priceRuler([{ words: 'Audit', from: 9_500, to: 500_000 }], [], DESK);
  const values = marks.map(({ value }) => value);
  expect(values.slice(0, 4)).toEqual([9_500, 10_000, 11_000, 12_000]);
  expect(values.filter((value) => value >= 18_000 && value <= 24_000)).toEqual([
    18_000, 19_000, 20_000, 22_000, 24_000,
  ]);
  expect(values.filter((value) => value >= 48_000 && value <= 60_000)).toEqual([
    48_000, 50_000, 55_000, 60_000,
  ]);
  expect(values.at(-1)).toBe(500_000);
});

test.each([
  { leaders: [], place: 0 },
  { leaders: [200], place: 0 },
  { leaders: [0, 200], place: 8 },
  { leaders: [0, 40, 200], place: 48 },
  { leaders: [0, 40, 80, 120, 160, 200, 240, 280], place: 230 },
])('words between leaders at $leaders begin at $place', ({ leaders, place }) => {
  expect(freePlace(leaders, 50, 280)).toBe(place);
});
