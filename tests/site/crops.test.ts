/** Each package's part of a sheet: on the sheet, of one shape, and legible on a phone. */
import { expect, test } from 'vitest';
import { CROPS } from '../../src/components/drawings/crops.ts';

/** What a sheet's frame has inside, in its units. */
const SHEET = { left: 5, top: 5, right: 515, bottom: 415 };
/** Of a crop's letters in units of the sheet, and of its drawing on a phone of 390 px, in px. */
const [LETTERS, PHONE] = [8, 350];

test.each(Object.entries(CROPS))('the part of %s', (_, crop) => {
  const [x = 0, y = 0, width = 0, height = 0] = crop?.at ?? [];
  expect(x).toBeGreaterThan(SHEET.left);
  expect(y).toBeGreaterThan(SHEET.top);
  expect(x + width).toBeLessThan(SHEET.right);
  expect(y + height).toBeLessThan(SHEET.bottom);
  expect(width / height).toBeGreaterThan(1.35);
  expect(width / height).toBeLessThan(1.45);
  expect((LETTERS * PHONE) / width).toBeGreaterThan(11);
});
