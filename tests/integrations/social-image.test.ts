import { expect, test } from 'vitest';
import sharp from 'sharp';
import { titleSize } from '../../integrations/social/card.ts';
import { socialImage } from '../../integrations/social/draw.ts';
import { colour } from '../../integrations/theme.ts';

const text = { label: 'Legal', companyName: 'Ridge Works', host: 'www.ridge.example' };

/** Where the paper-white of the title stands, the band below left out. */
async function titleBox(title: string) {
  const png = await socialImage({ ...text, title });
  const white = await sharp(png)
    .extract({ left: 0, top: 0, width: 1200, height: 516 })
    .removeAlpha()
    .threshold(200, { grayscale: false })
    .bandbool('and')
    .png()
    .toBuffer();
  const { info } = await sharp(white)
    .trim({ background: 'black', threshold: 0 })
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? NaN), -(info.trimOffsetTop ?? NaN)];
  const [share] = (await sharp(white).stats()).channels;
  const lit = (share?.sum ?? NaN) / 255;
  return { left, top, right: left + info.width, bottom: top + info.height, lit, bytes: png.length };
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

test('the colours are those of the theme, and an unknown one is refused', () => {
  expect(colour('ink')).toBe('#0c1f1a');
  expect(() => colour('pink')).toThrow('src/styles/theme.css has no --color-pink');
});

test('no word is broken that has room in a line', async () => {
  const { left, right } = await titleBox('Cybersecurity Services');
  expect(right - left).toBeGreaterThan(650);
});
