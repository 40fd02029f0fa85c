/** Mistakes of pictures, and what the build makes of good ones. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanLogo } from '../../files/partner-logo.ts';
import { PORTRAIT_FILE_PX } from '../../files/picture-findings.ts';
import { cropPortrait } from '../../files/portrait.ts';
import { formatMistake } from '../../check/engine/mistake.ts';
import { findLogoMistakes, findPictureMistakes } from '../../check/pictures.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { SAMPLE, sample } from './changed-content.ts';
import { createContentFolderForEachTest, root } from './content-folder.ts';

createContentFolderForEachTest();

const { own, partner, drawings } = readTestData<{
  own: [inside: string, attributes: string, words: string][];
  partner: [text: string, words: string][];
  drawings: Record<'unclean' | 'clean' | 'program', string>;
}>(import.meta.url);

const check = async () => (await findPictureMistakes(root, sample)).map(formatMistake);

const expectOne = async (expectedText: string) => {
  expect(await check()).toEqual([expect.stringContaining(expectedText)]);
};

describe('a portrait', () => {
  const PICTURE = 'content/people/wanjiru-achieng.jpg';
  const PLACE = 'content/pages/about.yaml line 56, people > item 1 > portrait > file: found';
  const getPath = () => join(root, PICTURE);
  const side = PORTRAIT_FILE_PX;
  const createPhotograph = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#345' } }).jpeg();

  test('may be as small and as narrow as this', async () => {
    await createPhotograph(side, 2 * side).toFile(getPath());
    expect(await check()).toEqual([]);
  });

  // The camera was turned, so width and height change places.
  test.each([
    [side, side - 1, '335 × 336 pixels, but each side needs 336'],
    // A panorama that was photographed upright.
    [1000, 2001, '2001 × 1000 pixels, but most of it would be cut off: crop it to head and shoulders first'],
  ])('of %d × %d is too small or too narrow', async (width, height, expectedText) => {
    await createPhotograph(width, height).withMetadata({ orientation: 6 }).toFile(getPath());
    await expectOne(expectedText);
  });

  test('that is no picture, half a picture or missing is named', async () => {
    const half = readFileSync(getPath()).subarray(0, 300);
    for (const bytes of ['<html>Sign in</html>', half]) {
      writeFileSync(getPath(), bytes);
      await expectOne(`${PLACE} ${PICTURE}, but it cannot be read: a photograph is JPEG`);
    }
    rmSync(getPath());
    await expectOne(`${PLACE} the name of no picture, but there is no ${PICTURE}`);
  });

  test('becomes a small upright square without the notes of the camera', async () => {
    const sky = { create: { width: 300, height: 400, channels: 3, background: '#fff' } } as const;
    await createPhotograph(600, 400)
      .composite([{ input: sky, left: 0, top: 0 }])
      .withExif({ IFD3: { GPSLatitude: '1/1 14/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toFile(getPath());
    const picture = sharp(await cropPortrait(getPath()));
    const { format, width, height, exif } = await picture.metadata();
    expect([format, width, height, exif]).toEqual(['webp', side, side, undefined]);
    const top = await picture.extract({ left: 0, top: 0, width: side, height: 9 }).toBuffer();
    expect((await sharp(top).stats()).channels[0]?.min, 'the sky is above').toBeGreaterThan(230);
  });
});

const drawLogo = (shapes: string, attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${shapes}\n</svg>`;

describe('a partner’s logo', () => {
  const getPath = () => join(root, 'content/partners/fortinet.svg');

  test('becomes its shapes and colours, and nothing else', () => {
    writeFileSync(getPath(), drawings.unclean);
    expect(cleanLogo(getPath())).toBe(drawings.clean);
  });

  test.each(partner)('such as %j is refused', async (text, expectedText) => {
    writeFileSync(getPath(), text);
    await expectOne(`content/partners.yaml line 17, item 6 > logo: ${expectedText}`);
  });

  test('of too many bytes is refused', async () => {
    // A zigzag, because points on one line would be joined.
    const points = 'l1 9l9 1'.repeat(700);
    writeFileSync(getPath(), drawLogo(`<path d="M0 0${points}"/>`, 'viewBox="0 0 80 20"'));
    await expectOne('bytes, but 4000 fit: draw it with fewer points');
  });
});

describe('the company’s own logo', () => {
  const BOX = 'viewBox="0 0 24 24"';

  test('is in order, the sample’s and one from a drawing program', () => {
    expect(findLogoMistakes(readFileSync(join(SAMPLE, 'public/icon.svg'), 'utf8'))).toEqual([]);
    expect(findLogoMistakes(drawings.program)).toEqual([]);
  });

  test.each<readonly [string | undefined, string]>([
    [undefined, 'no such file'],
    [drawLogo(`<path d="${'M0 0'.repeat(1000)}"/>`, BOX), '4080 bytes, but 1500 fit'],
    ...own.map(([shapes, attributes, expectedText]) => [drawLogo(shapes, attributes), expectedText] as const),
  ])('such as %j is refused', (text, expectedText) => {
    expect(findLogoMistakes(text).map(formatMistake)).toEqual([
      expect.stringContaining(`public/icon.svg line 1: found ${expectedText}`),
    ]);
  });
});
