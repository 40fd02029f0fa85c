import { expect, test } from 'vitest';
import sharp from 'sharp';
import { titleSize } from '../../integrations/social/card.ts';
import { socialImage } from '../../integrations/social/draw.ts';
import { channels } from '../../src/domain/colours/contrast.ts';
import { colour } from '../../integrations/theme.ts';

const text = { label: 'Legal', companyName: 'Ridge Works', host: 'www.ridge.example' };

const HEIGHT = 516;

/** Where the title is, by its colour; the band below is left out. */
async function titleBox(title: string) {
  const png = await socialImage({ ...text, title });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const wanted = channels(colour('on-band'));
  const lit: (readonly [x: number, y: number])[] = [];
  for (let pixel = 0; pixel < info.width * HEIGHT; pixel += 1) {
    const isTitle = wanted.every((value, channel) => Math.abs(value - (data[pixel * 3 + channel] ?? 0)) < 32);
    if (isTitle) lit.push([pixel % info.width, Math.floor(pixel / info.width)]);
  }
  const [xs, ys] = [lit.map(([x]) => x).sort((a, b) => a - b), lit.map(([, y]) => y)];
  return {
    ...{
      left: xs[0] ?? NaN,
      right: (xs.at(-1) ?? NaN) + 1,
      top: ys[0] ?? NaN,
      bottom: (ys.at(-1) ?? NaN) + 1,
    },
    ...{ lit: lit.length, bytes: png.length },
  };
}

test.each([
  ...['Us', 'Smart Infrastructure. Reliable Results.', 'Telecommunicationsinfrastructuremaintenance'],
  'What we keep, for how long, who may see it, and how to have it sent to you, corrected or deleted',
  'Ünïcödé & Ñandú’s “rates” – 100%',
])('between the label and the band, within the margins: %s', async (title) => {
  const { left, right, top, bottom, lit, bytes } = await titleBox(title);
  expect(left).toBeGreaterThanOrEqual(70);
  expect(right).toBeLessThanOrEqual(1091);
  // Strokes of the map alone, or letters behind their halo, light far fewer pixels.
  expect(lit).toBeGreaterThan(5_000);
  expect(top).toBeGreaterThan(110);
  expect(bottom).toBeLessThanOrEqual(490);
  expect(bytes).toBeLessThan(100_000);
});

test('the longer a title, the smaller it is set', () => {
  const sizes = [8, 16, 17, 27, 28, 44, 45, 70, 71, 500].map((length) => titleSize('x'.repeat(length)));
  expect(sizes).toEqual([136, 136, 112, 112, 96, 96, 80, 80, 62, 62]);
});

test('no word is broken that has room in a line', async () => {
  const { left, right } = await titleBox('Cybersecurity Services');
  expect(right - left).toBeGreaterThan(650);
});
