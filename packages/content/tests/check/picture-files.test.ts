/** Checks which mistakes are reported for pictures, and which files the build makes from valid ones. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readCleanLogo } from '../../files/partner-logo.ts';
import { PORTRAIT_FILE_PX } from '../../files/picture-checks.ts';
import { cropPortrait } from '../../files/portrait.ts';
import { formatMistake } from '../../check/engine/mistake.ts';
import { listLogoMistakes, listPictureMistakes } from '../../check/picture-files.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { SAMPLE_ROOT, sampleContentFiles } from './changed-content.ts';
import { createContentFolderForEachTest, root } from './content-folder.ts';

createContentFolderForEachTest();

const { companyLogoMistakes, partnerLogoMistakes, logoFiles } = readTestData<{
  companyLogoMistakes: { shapes: string; attributes: string; expectedMistake: string }[];
  partnerLogoMistakes: { svg: string; expectedMistake: string }[];
  logoFiles: Record<'original' | 'cleaned' | 'fromDrawingProgram', string>;
}>(import.meta.url);

const listMistakes = async () => (await listPictureMistakes(root, sampleContentFiles)).map(formatMistake);

const expectOneMistake = async (expectedMistake: string) => {
  expect(await listMistakes()).toEqual([expect.stringContaining(expectedMistake)]);
};

describe('portraits', () => {
  const PORTRAIT = 'content/people/wanjiru-achieng.jpg';
  const FIELD = 'content/pages/about.yaml line 55, people > item 1 > portrait > file: found';
  const getPortraitPath = () => join(root, PORTRAIT);
  const minimumSide = PORTRAIT_FILE_PX;
  const createPhotograph = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#345' } }).jpeg();

  test('a portrait of the minimum width may be twice as high as wide', async () => {
    await createPhotograph(minimumSide, 2 * minimumSide).toFile(getPortraitPath());
    expect(await listMistakes()).toEqual([]);
  });

  // EXIF orientation 6 swaps width and height, so the messages do too.
  test.each([
    {
      width: minimumSide,
      height: minimumSide - 1,
      expectedMistake: '335 × 336 pixels, but each side needs 336',
    },
    // EXIF turns this upright file into a panorama of 2001 × 1000.
    {
      width: 1000,
      height: 2001,
      expectedMistake:
        '2001 × 1000 pixels, but most of it would be cut off: crop it to head and shoulders first',
    },
    { width: 2001, height: 1000, expectedMistake: '1000 × 2001 pixels, but most of it would be cut off' },
  ])('a portrait of $width × $height pixels is rejected', async ({ width, height, expectedMistake }) => {
    await createPhotograph(width, height).withMetadata({ orientation: 6 }).toFile(getPortraitPath());
    await expectOneMistake(expectedMistake);
  });

  test('a portrait is reported if it is missing, truncated or not a picture', async () => {
    const truncatedPicture = readFileSync(getPortraitPath()).subarray(0, 300);
    for (const bytes of ['<html>Sign in</html>', truncatedPicture]) {
      writeFileSync(getPortraitPath(), bytes);
      await expectOneMistake(`${FIELD} ${PORTRAIT}, but a logo is an SVG file`);
    }
    rmSync(getPortraitPath());
    await expectOneMistake(`${FIELD} a picture that does not exist, but there is no ${PORTRAIT}`);
  });

  test('a portrait is cropped to a small upright square without metadata', async () => {
    // The left half of the photograph is white. Once the photograph is turned upright, that half is at the
    // top.
    const sky = { create: { width: 300, height: 400, channels: 3, background: '#fff' } } as const;
    await createPhotograph(600, 400)
      .composite([{ input: sky, left: 0, top: 0 }])
      .withExif({ IFD3: { GPSLatitude: '1/1 14/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toFile(getPortraitPath());
    const picture = sharp(await cropPortrait(getPortraitPath()));
    const { format, width, height, exif } = await picture.metadata();
    expect([format, width, height, exif]).toEqual(['webp', minimumSide, minimumSide, undefined]);
    const top = await picture.extract({ left: 0, top: 0, width: minimumSide, height: 9 }).toBuffer();
    expect((await sharp(top).stats()).channels[0]?.min, 'the sky is at the top').toBeGreaterThan(230);
  });
});

const drawLogo = (shapes: string, attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${shapes}\n</svg>`;

describe('partner logos', () => {
  const getLogoPath = () => join(root, 'content/partners/fortinet.svg');

  test('a partner logo is reduced to its shapes and colours', () => {
    writeFileSync(getLogoPath(), logoFiles.original);
    expect(readCleanLogo(getLogoPath())).toBe(logoFiles.cleaned);
  });

  test.each(partnerLogoMistakes)(
    'a partner logo is rejected: $expectedMistake',
    async ({ svg, expectedMistake }) => {
      writeFileSync(getLogoPath(), svg);
      await expectOneMistake(`content/partners.yaml line 17, item 6 > logo: ${expectedMistake}`);
    },
  );

  test('a partner logo with too many bytes is rejected', async () => {
    // The points form a zigzag, because points on a straight line would be merged.
    const points = 'l1 9l9 1'.repeat(700);
    writeFileSync(getLogoPath(), drawLogo(`<path d="M0 0${points}"/>`, 'viewBox="0 0 80 20"'));
    await expectOneMistake('bytes, but 4000 fit: draw it with fewer points');
  });
});

describe('the company’s logo', () => {
  test('the sample’s logo and a logo from a drawing program are accepted', () => {
    expect(listLogoMistakes(readFileSync(join(SAMPLE_ROOT, 'public/icon.svg'), 'utf8'))).toEqual([]);
    expect(listLogoMistakes(logoFiles.fromDrawingProgram)).toEqual([]);
  });

  test.each<{ svg: string | undefined; expectedMistake: string }>([
    { svg: undefined, expectedMistake: 'no such file' },
    {
      svg: drawLogo(`<path d="${'M0 0'.repeat(1000)}"/>`, 'viewBox="0 0 24 24"'),
      expectedMistake: '4080 bytes, but 1500 fit',
    },
    ...companyLogoMistakes.map(({ shapes, attributes, expectedMistake }) => {
      return { svg: drawLogo(shapes, attributes), expectedMistake };
    }),
  ])('the company’s logo is rejected: $expectedMistake', ({ svg, expectedMistake }) => {
    expect(listLogoMistakes(svg).map(formatMistake)).toEqual([
      expect.stringContaining(`public/icon.svg line 1: found ${expectedMistake}`),
    ]);
  });
});
