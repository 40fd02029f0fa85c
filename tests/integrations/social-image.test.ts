import { channels } from '@site/content/colours/contrast';
import { colour } from '@site/content/colours/theme';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { land, mapImage, socialImage } from '../../src/files/social-image.ts';

const kapenguria = { latitude: 1.24, longitude: 35.11 };
const words = { label: 'Legal', title: 'Us', companyName: 'Ridge Works', host: 'www.ridge.example' };

/** Where a colour of the words is, in this part of the picture. */
async function lit(png: Buffer, name: string, [top, bottom]: readonly [number, number]) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const wanted = channels(colour(name));
  const found: (readonly [x: number, y: number])[] = [];
  for (let pixel = top * info.width; pixel < bottom * info.width; pixel += 1) {
    if (wanted.every((value, channel) => Math.abs(value - (data[pixel * 3 + channel] ?? 0)) < 32))
      found.push([pixel % info.width, Math.floor(pixel / info.width)]);
  }
  const [xs, ys] = [found.map(([x]) => x), found.map(([, y]) => y)];
  return {
    count: found.length,
    left: xs.reduce((least, x) => Math.min(least, x), Infinity),
    right: xs.reduce((most, x) => Math.max(most, x), 0),
    top: ys[0] ?? NaN,
    bottom: ys.at(-1) ?? NaN,
  };
}

test.each([
  ['terrain', true],
  ['the outline of Kenya', undefined],
])('the title is within the margins, over %s', async (_, terrainDrawings) => {
  const behind = await land({ terrainDrawings, coordinates: kapenguria });
  for (const title of [
    ...['Us', 'Smart Infrastructure. Reliable Results.', 'Telecommunicationsinfrastructuremaintenance'],
    'What we keep, for how long, who may see it, and how to have it sent to you, corrected or deleted',
    'Ünïcödé & Ñandú’s “rates” – 100%',
  ]) {
    const png = await socialImage({ ...words, title }, behind);
    const { left, right, top, bottom, count } = await lit(png, 'on-band', [0, 516]);
    expect(left, title).toBeGreaterThanOrEqual(70);
    expect(right, title).toBeLessThanOrEqual(1091);
    // Strokes of the map alone, or letters behind their halo, light far fewer pixels.
    expect(count, title).toBeGreaterThan(5_000);
    expect(top, title).toBeGreaterThan(110);
    expect(bottom, title).toBeLessThanOrEqual(490);
    expect(png.length, title).toBeLessThan(100_000);
  }
});

test('the company and its address are within the margins, whatever their length', async () => {
  const behind = await land({ terrainDrawings: true, coordinates: kapenguria });
  const long = 'Rift Valley Highlands Information and Communication Technology Systems of Uasin Gishu County';
  for (const [companyName, host] of [
    ['Ridge', 'ridge.ke'],
    [long, `www.${'ridge-'.repeat(15)}works.co.ke`],
  ] as const) {
    const png = await socialImage({ ...words, companyName, host }, behind);
    for (const name of ['on-band', 'mist']) {
      const { left, right, bottom } = await lit(png, name, [520, 630]);
      expect(left, name).toBeGreaterThanOrEqual(70);
      expect(right, name).toBeLessThanOrEqual(1130);
      expect(bottom, name).toBeLessThan(625);
    }
  }
});

test('without drawn land the map is of where the office is', async () => {
  const here = await mapImage({ coordinates: kapenguria });
  const there = await mapImage({ coordinates: { latitude: -4.04, longitude: 39.66 } });
  expect(here.equals(there)).toBe(false);
});
