import { expect, test } from 'vitest';
import sharp from 'sharp';
import { card, titleSize } from '../../integrations/social/card.ts';
import { type Ground, mapImage, socialImage } from '../../integrations/social/draw.ts';
import { channels } from '../../src/domain/colours/contrast.ts';
import { colour } from '../../integrations/theme.ts';

const text = { label: 'Legal', companyName: 'Ridge Works', host: 'www.ridge.example' };

const HEIGHT = 516;

/** Where the title is, by its colour; the band below is left out. */
async function titleBox(title: string, ground: Ground = 'terrain') {
  const png = await socialImage({ ...text, title }, ground);
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

test('without drawn land the title is over the outline of Kenya, around the office', async () => {
  const eldoret = { latitude: 0.52, longitude: 35.27 };
  const here = await mapImage(eldoret);
  const there = await mapImage({ latitude: -4.04, longitude: 39.66 });
  expect(here.equals(there)).toBe(false);
  const { left, right, lit, bytes } = await titleBox('Smart Infrastructure', eldoret);
  expect([left >= 70, right <= 1091, lit > 5_000, bytes < 100_000]).toEqual([true, true, true, true]);
});

test('the longer a title, the smaller it is set', () => {
  const sizes = [8, 16, 17, 27, 28, 44, 45, 70, 71, 500].map((length) => titleSize('x'.repeat(length)));
  expect(sizes).toEqual([136, 136, 112, 112, 96, 96, 80, 80, 62, 62]);
});

test('no word is broken that has room in a line', async () => {
  const { left, right } = await titleBox('Cybersecurity Services');
  expect(right - left).toBeGreaterThan(650);
});

/** Where a colour of the band stands, the mark left out. */
async function bandBox(svg: string, name: string) {
  const { data, info } = await sharp(Buffer.from(svg.replace(/<image[^>]*>/, '')))
    .extract({ left: 0, top: 520, width: 1200, height: 110 })
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const wanted = channels(colour(name));
  const lit = Array.from({ length: info.width * info.height }, (_, index) => index).filter((index) =>
    wanted.every((value, channel) => data[3 * index + channel] === value),
  );
  const [across, down] = [lit.map((index) => index % 1200), lit.map((index) => Math.floor(index / 1200))];
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}

const LONG = 'Rift Valley Highlands Information and Communication Technology Systems';

test.each([
  ['Ridge', 'ridge.ke'],
  ['Mtelo Systems', 'www.mtelo.example'],
  ['Kapenguria Systems & Networks', 'www.kapenguria-systems.co.ke'],
  ['Ridge', 'information-and-communication-systems.eldoret.highlands.co.ke'],
  [LONG, 'ridge.ke'],
  [LONG, 'www.information-and-communication-systems.eldoret.highlands.co.ke'],
  [`${LONG} of Uasin Gishu County and Trans Nzoia County Limited`, `www.${'ridge-'.repeat(10)}works.co.ke`],
])('the company and its address are apart and within the margins: %s, %s', async (companyName, host) => {
  const svg = card({ title: 'Us', label: 'Legal', companyName, host });
  const [name, address] = [await bandBox(svg, 'on-band'), await bandBox(svg, 'mist')];
  for (const { left, right, top, bottom } of [name, address]) {
    expect(left).toBeGreaterThanOrEqual(70);
    expect(right).toBeLessThanOrEqual(1130);
    expect(top).toBeGreaterThan(5);
    expect(bottom).toBeLessThan(105);
  }
  const [apart, below] = [address.left - name.right, address.top - name.bottom];
  expect(Math.max(apart, below)).toBeGreaterThanOrEqual(apart > 0 ? 30 : 1);
});
