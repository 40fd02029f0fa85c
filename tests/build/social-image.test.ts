import { describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { titleSize, colour } from '../../build/social/card.ts';
import { socialImage } from '../../build/social/draw.ts';

const text = { label: 'Legal', companyName: 'Ridge Works', host: 'www.ridge.example' };

/** Where the paper-white of the title stands: its first and last column and row, the band below left out. */
async function titleBox(title: string) {
  const png = await socialImage({ ...text, title });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const box = { left: Infinity, right: -1, top: Infinity, bottom: -1, lit: 0 };
  for (let y = 0; y < 516; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const i = (y * info.width + x) * info.channels;
      if (Math.min(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0) < 200) continue;
      box.lit += 1;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return { ...box, bytes: png.length };
}

describe(
  'whatever its length, a title stands between the label and the band, within the margins',
  { timeout: 60_000 },
  () => {
    test.each([
      ['Us'],
      ['Smart Infrastructure. Reliable Results.'],
      ['What we keep, for how long, who may see it, and how to have it sent to you, corrected or deleted'],
      ['Telecommunicationsinfrastructuremaintenance'],
      ['Ünïcödé & Ñandú’s “rates” – 100%'],
    ])('%s', async (title) => {
      const { left, right, top, bottom, lit, bytes } = await titleBox(title);
      expect(left).toBeGreaterThanOrEqual(70);
      expect(right).toBeLessThanOrEqual(1090);
      // Strokes of the map alone, or letters behind their halo, light far fewer pixels.
      expect(lit).toBeGreaterThan(5_000);
      expect(top).toBeGreaterThan(110);
      expect(bottom).toBeLessThan(490);
      expect(bytes).toBeLessThan(100_000);
    });
  },
);

test('the longer a title, the smaller it is set', () => {
  const sizes = [8, 16, 17, 27, 28, 44, 45, 70, 71, 500].map((length) => titleSize('x'.repeat(length)));
  expect(sizes).toEqual([136, 136, 112, 112, 96, 96, 80, 80, 62, 62]);
});

test('the colours are those of the theme, and an unknown one is refused', () => {
  expect(colour('ink')).toBe('#0c1f1a');
  expect(() => colour('pink')).toThrow('src/styles/theme.css has no --color-pink');
});
