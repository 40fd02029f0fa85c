/** What is said of a picture that cannot be shown, and what the build makes of one that can. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanLogo } from '../../files/partner-logo.ts';
import { PORTRAIT_FILE_PX } from '../../files/picture-findings.ts';
import { portrait } from '../../files/portrait.ts';
import { sentence } from '../../check/engine/mistake.ts';
import { logoMistakes, pictureMistakes } from '../../check/pictures.ts';
import { testData } from '../../../../tests/support/test-data.ts';
import { SAMPLE, sample } from './changed-content.ts';
import { contentFolderForEachTest, root } from './content-folder.ts';

contentFolderForEachTest();

const { own, partner } = testData<{
  own: [inside: string, attributes: string, words: string][];
  partner: [text: string, words: string][];
}>(import.meta.url);

const PORTRAIT = 'content/pages/about.yaml line 56, people > item 1 > portrait > file';

const said = async () => (await pictureMistakes(root, sample)).map(sentence);

describe('a portrait', () => {
  const picture = () => join(root, 'content/people/wanjiru-achieng.jpg');
  const canvas = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#345' } }).jpeg();

  const side = PORTRAIT_FILE_PX;

  test('may be as small and as narrow as this', async () => {
    expect(await said(), 'the sample’s').toEqual([]);
    await canvas(side, 2 * side).toFile(picture());
    expect(await said()).toEqual([]);
  });

  const isUnread =
    'content/people/wanjiru-achieng.jpg, but it cannot be read: a photograph is JPEG, PNG or WebP';
  const turned = { orientation: 6 };

  test.each<[string, Buffer | ReturnType<typeof canvas>, string]>([
    ['that is none', Buffer.from('<html>Sign in</html>'), isUnread],
    ['that is a preview', canvas(side, side - 1), '336 × 335 pixels, but each side needs 336'],
    [
      'that is a panorama, held upright',
      canvas(1000, 2001).withMetadata(turned),
      '2001 × 1000 pixels, but most of it would be cut off: crop it to head and shoulders first',
    ],
  ])('%s gets a sentence', async (_, made, words) => {
    writeFileSync(picture(), Buffer.isBuffer(made) ? made : await made.toBuffer());
    expect(await said()).toEqual([expect.stringContaining(`${PORTRAIT}: found `)]);
    expect(await said()).toEqual([expect.stringContaining(words)]);
  });

  test('of which half is there, or nothing, gets one too', async () => {
    writeFileSync(picture(), readFileSync(picture()).subarray(0, 300));
    expect(await said()).toEqual([expect.stringContaining(isUnread)]);
    rmSync(picture());
    expect(await said()).toEqual([
      `${PORTRAIT}: found the name of no picture, but there is no content/people/wanjiru-achieng.jpg`,
    ]);
  });

  test('becomes a small square without what a camera notes', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    await sharp({ create: { width: 600, height: 400, channels: 3, background: '#000', noise } })
      .withExif({ IFD3: { GPSLatitude: '1/1 14/1 0/1' } })
      .jpeg({ quality: 100 })
      .toFile(picture());
    expect((await sharp(picture()).metadata()).exif).toBeDefined();
    const made = await portrait(picture());
    const { format, width, height, exif } = await sharp(made).metadata();
    expect([format, width, height, exif]).toEqual(['webp', side, side, undefined]);
  });
});

const drawn = (inside: string, attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${inside}\n</svg>`;

describe('a logo', () => {
  const logo = () => join(root, 'content/partners/fortinet.svg');
  const POINTS = Array.from({ length: 1500 }, (_, n) => `l${(n * 37) % 91} ${(n * 53) % 97}`).join('');

  test('becomes its shapes and colours, and nothing else', () => {
    const dressed = `<script>alert(1)</script><style>.a { fill: #c00 }</style><path class="a" onclick="alert(1)" style="stroke:#00c" d="M0 0h80v20H0z"/>`;
    writeFileSync(logo(), drawn(dressed, 'width="80" height="20" onload="alert(1)"'));
    expect(cleanLogo(logo())).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><path fill="#c00" stroke="#00c" d="M0 0h80v20H0z"/></svg>',
    );
  });

  test('that is not there is named where it is asked for', async () => {
    rmSync(logo());
    expect(await said()).toEqual([
      'content/partners.yaml line 17, item 6 > logo: found the name of no picture, but there is no content/partners/fortinet.svg',
    ]);
  });

  /** Each of eight groups draws the one before it eight times. */
  const DOUBLED = Array.from({ length: 8 }, (_, n) => {
    const inside = n === 0 ? '<path d="M0 0h9v9z"/>' : `<use href="#g${n - 1}"/>`.repeat(8);
    return `<g id="g${n}">${inside}</g>`;
  }).join('');

  test.each([
    ...partner,
    [drawn(DOUBLED, 'viewBox="0 0 80 20"'), 'found copies of copies'] as const,
    [
      drawn(`<path d="M0 0${POINTS}"/>`, 'viewBox="0 0 80 20"'),
      'bytes, but 4000 fit: draw it with fewer points',
    ] as const,
  ])('of %j gets a sentence', async (text, words) => {
    writeFileSync(logo(), text);
    expect(await said()).toEqual([expect.stringContaining(words)]);
  });
});

describe('the company’s own logo', () => {
  const BOX = 'viewBox="0 0 24 24"';
  const GRADIENT =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>\n<g fill="url(#a)"><path d="M0 0h24v24z"/></g>\n<rect id="b" width="9" height="9"/>\n<clipPath id="c"><use href="#b"/></clipPath>\n<path d="M0 0h9v9z" clip-path="url(#c)"/>';

  test('is in order, the sample’s and one of a drawing program', () => {
    expect(logoMistakes(readFileSync(join(SAMPLE, 'public/icon.svg'), 'utf8'))).toEqual([]);
    const saved = `<?xml version="1.0"?>\n<!-- a remark -->\n${drawn(GRADIENT, BOX)}`;
    expect(logoMistakes(saved)).toEqual([]);
  });

  test.each<readonly [string | undefined, string]>([
    [undefined, 'no such file'],
    [drawn(`<path d="${'M0 0'.repeat(1000)}"/>`, BOX), '4080 bytes, but 1500 fit'],
    ...own.map(([inside, attributes, words]) => [drawn(inside, attributes), words] as const),
  ])('of %j gets a sentence', (text, words) => {
    expect(logoMistakes(text).map(sentence)).toEqual([
      expect.stringContaining(`public/icon.svg line 1: found ${words}`),
    ]);
  });
});
