import { parseChannels } from '@site/rules/colours/contrast';
import { getColour } from '@site/content/colours/theme';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawBackground, drawSocialImage } from '#files/social-image.ts';
import { readTestData } from '#support/test-data.ts';

const company = { name: 'Ridge', coordinates: { latitude: 1.24, longitude: 35.11 } };

/** The rows of the title, and those of the band at the foot with the company and the host name. */
const TITLE_ROWS = { top: 0, bottom: 516 };
const BAND_ROWS = { top: 520, bottom: 630 };

/** The smallest distance of text from the sides of the picture, which is 1,200 pixels wide. */
const MARGIN_PX = 70;

/** The edges of letters mix their colour with the background. */
const COLOUR_TOLERANCE = 32;

/** Finds the box around all pixels of a text colour in these rows of the picture. */
async function findColourBox(png: Buffer, name: string, rows: typeof TITLE_ROWS) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colour = parseChannels(getColour(name));
  const box = { count: 0, left: Infinity, right: 0, top: Infinity, bottom: 0 };
  for (let pixel = rows.top * info.width; pixel < rows.bottom * info.width; pixel += 1) {
    if (
      colour.some((value, channel) => Math.abs(value - (data[pixel * 3 + channel] ?? 0)) >= COLOUR_TOLERANCE)
    )
      continue;
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
    box.count += 1;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = y;
  }
  return box;
}

test.each(readTestData<[title: string, { name: string; host: string }][]>(import.meta.url))(
  'the title %j, the company and the host name stay within the margins on any background',
  async (title, { name, host }) => {
    for (const terrainDrawings of [true, undefined]) {
      const background = await drawBackground({ ...company, name, terrainDrawings }, host);
      const png = await drawSocialImage({ label: 'Legal', title }, background);
      const { left, right, top, bottom, count } = await findColourBox(png, 'on-band', TITLE_ROWS);
      expect(left).toBeGreaterThanOrEqual(MARGIN_PX);
      expect(right).toBeLessThanOrEqual(1091);
      // The title is below its label and above the band.
      expect(top).toBeGreaterThan(110);
      expect(bottom).toBeLessThanOrEqual(490);
      // The lines of the map have far fewer pixels of this colour.
      expect(count).toBeGreaterThan(5_000);
      expect(png.length).toBeLessThan(100_000);
      // The name ends above the middle of the band, and the host name below it.
      for (const [colour, minBottom] of [
        ['on-band', 560],
        ['mist', 590],
      ] as const) {
        const footer = await findColourBox(png, colour, BAND_ROWS);
        expect(footer.left, colour).toBeGreaterThanOrEqual(MARGIN_PX);
        expect(footer.right, colour).toBeLessThanOrEqual(1200 - MARGIN_PX);
        expect(footer.bottom, colour).toBeGreaterThan(minBottom);
        expect(footer.bottom, colour).toBeLessThan(625);
      }
    }
  },
);

test('a company without terrain drawings gets a map around its office', async () => {
  const officeMap = await drawBackground(company, 'r.ke');
  const otherMap = await drawBackground(
    { ...company, coordinates: { latitude: -4.04, longitude: 39.66 } },
    'r.ke',
  );
  expect(officeMap.equals(otherMap)).toBe(false);
});
