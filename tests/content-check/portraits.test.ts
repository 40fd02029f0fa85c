/** What an editor is told of a photograph that makes no portrait, and the portrait that others make. */
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PORTRAIT_BYTES, PORTRAIT_FILE_PX, portrait } from '../../build/portrait.ts';
import { sentence } from '../../tools/content-check/engine/mistake.ts';
import { pictureMistakes } from '../../tools/content-check/pictures.ts';
import { changed, SAMPLE, sample } from './changed-content.ts';

const ABOUT = 'pages/about.yaml';
const FILE = 'wanjiru-achieng.jpg';
const PLACE = 'content/pages/about.yaml line 56, people > item 1 (Wanjiru Achieng) > portrait > file';

let root: string;
let picture: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portraits-'));
  picture = join(root, 'content/people', FILE);
  for (const folder of ['people', 'partners'])
    cpSync(join(SAMPLE, 'content', folder), join(root, 'content', folder), { recursive: true });
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const said = async (texts = sample) => (await pictureMistakes(root, texts)).map(sentence);

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345' } });

test('the sample’s are in order', async () => {
  expect(await said()).toEqual([]);
});

test('as small and as narrow as it may be', async () => {
  await canvas(PORTRAIT_FILE_PX, 2 * PORTRAIT_FILE_PX)
    .jpeg()
    .toFile(picture);
  expect(await said()).toEqual([]);
});

test.each<[string, () => unknown, string]>([
  [
    'no file',
    () => {
      rmSync(picture);
    },
    'found "wanjiru-achieng.jpg", but there is no such picture in content/people',
  ],
  [
    'a file that is called nearly so',
    () => {
      renameSync(picture, picture.replace('jpg', 'jpeg'));
    },
    'found "wanjiru-achieng.jpg", but there is no such picture in content/people; write: `wanjiru-achieng.jpeg`',
  ],
  [
    'no picture',
    () => {
      writeFileSync(picture, '<html>Sign in</html>');
    },
    'found a file that cannot be read as a picture, but a photograph is saved as JPEG, PNG or WebP: one of an iPhone (HEIC) is exported as JPEG',
  ],
  [
    'half a picture',
    async () => {
      writeFileSync(picture, (await canvas(800, 800).jpeg().toBuffer()).subarray(0, 300));
    },
    'found a file that cannot be read as a picture',
  ],
  [
    'a preview',
    () =>
      canvas(PORTRAIT_FILE_PX, PORTRAIT_FILE_PX - 1)
        .jpeg()
        .toFile(picture),
    'found a picture of 336 × 335 pixels, but each side needs 336 at least: take the original, not a preview',
  ],
  [
    'a panorama, held upright',
    () => canvas(1000, 2001).jpeg().withMetadata({ orientation: 6 }).toFile(picture),
    'found a picture of 2001 × 1000 pixels, but most of it would be cut off: crop it to head and shoulders first',
  ],
])('%s gets a sentence', async (_, make, words) => {
  await make();
  const all = await said();
  expect(all).toHaveLength(1);
  expect(all[0]).toContain(`${PLACE}: ${words}`);
});

test('one picture is of one person', async () => {
  const texts = changed(sample, [
    ABOUT,
    '    role: Support\n',
    `    role: Support\n    portrait: { file: ${FILE}, alt: Peter Limo }\n`,
  ]);
  expect(await said(texts)).toEqual([
    expect.stringContaining(
      'item 2 (Peter Limo) > portrait > file: found "wanjiru-achieng.jpg" again, but item 1 has it already',
    ),
  ]);
});

test('a portrait is a small square without what a camera notes, even of noise', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  await sharp({ create: { width: 600, height: 400, channels: 3, background: '#000', noise } })
    .withExif({ IFD3: { GPSLatitude: '1/1 14/1 0/1' } })
    .jpeg({ quality: 100 })
    .toFile(picture);
  expect((await sharp(picture).metadata()).exif).toBeDefined();
  const made = await portrait(picture);
  expect(made.length).toBeLessThanOrEqual(PORTRAIT_BYTES);
  const { format, width, height, exif } = await sharp(made).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: PORTRAIT_FILE_PX,
    height: PORTRAIT_FILE_PX,
    exif: undefined,
  });
});

test('it is cut about the face', async () => {
  // The middle of the sample’s picture is the edge of the sleeve; of its portrait, the face.
  const [red = 0, , blue = 0] = await sharp(await portrait(picture))
    .extract({ left: 150, top: 130, width: 30, height: 30 })
    .resize(1, 1)
    .raw()
    .toBuffer();
  expect(red - blue).toBeGreaterThan(40);
});
