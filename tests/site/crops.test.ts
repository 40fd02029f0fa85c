/** Each package's part of a sheet: on the sheet, of one shape, and legible on a phone. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CROPS } from '../../src/components/drawings/crops.ts';

/** What a sheet's frame has inside, in its units. */
const SHEET = { left: 5, top: 5, right: 515, bottom: 415 };
/** Of a crop's letters in units of the sheet, there and on the narrowest phones, and of its drawing at 390 px, in px. */
const [LETTERS, LARGEST, PHONE] = [8, 10, 350];

interface Label {
  readonly words: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
}

/** A sheet's labels in a crop, in letters of 0.6 of their height. The list of findings is only in its own. */
function labels(file: string, withFindings: boolean): readonly Label[] {
  const svg = readFileSync(`src/assets/drawings/${file}.svg`, 'utf8');
  const shown = withFindings ? svg : svg.replace(/<g class="findings">.*?<\/g>/s, '');
  return [...shown.matchAll(/<text(?: class="([^"]*)")? x="(\d+)" y="(\d+)">([^<]+)/g)].map(
    ([, anchor = '', x, baseline, words = '']) => {
      const width = words.length * 0.6 * LARGEST;
      const share = anchor.includes('end') ? 1 : anchor.includes('middle') ? 0.5 : 0;
      const left = Number(x) - share * width;
      return { words, left, right: left + width, baseline: Number(baseline) };
    },
  );
}

test.each(Object.entries(CROPS))('the part of %s', (_, crop) => {
  const [x = 0, y = 0, width = 0, height = 0] = crop?.at ?? [];
  expect(x).toBeGreaterThan(SHEET.left);
  expect(y).toBeGreaterThan(SHEET.top);
  expect(x + width).toBeLessThan(SHEET.right);
  expect(y + height).toBeLessThan(SHEET.bottom);
  expect(width / height).toBeGreaterThan(1.35);
  expect(width / height).toBeLessThan(1.45);
  expect((LETTERS * PHONE) / width).toBeGreaterThan(11);

  const all = labels(crop?.drawing ?? '', x === 316);
  const cut = all.filter(({ left, right, baseline }) => {
    const top = baseline - 0.7 * LARGEST;
    const touched = left < x + width && right > x && top < y + height && baseline > y;
    const whole = left >= x && right <= x + width && top >= y && baseline <= y + height;
    return touched && !whole;
  });
  expect(all.length).toBeGreaterThan(5);
  expect(cut).toEqual([]);
});
