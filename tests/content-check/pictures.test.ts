/** What is said of a picture that cannot be shown, and what the build makes of one that can. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanLogo, shownSize } from '../../integrations/partner-logo.ts';
import { PORTRAIT_BYTES, PORTRAIT_FILE_PX, portrait } from '../../integrations/portrait.ts';
import { sentence } from '../../tools/content-check/engine/mistake.ts';
import { logoMistakes, pictureMistakes } from '../../tools/content-check/pictures.ts';
import { SAMPLE, sample } from './changed-content.ts';
import { contentFolderForEachTest, root } from './content-folder.ts';

contentFolderForEachTest();

const said = async () => (await pictureMistakes(root, sample)).map(sentence);

test('the sample’s are in order', async () => {
  expect(await said()).toEqual([]);
});

describe('a portrait', () => {
  const picture = () => join(root, 'content/people/wanjiru-achieng.jpg');
  const canvas = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#345' } }).jpeg();

  test('may be as small and as narrow as this', async () => {
    await canvas(PORTRAIT_FILE_PX, 2 * PORTRAIT_FILE_PX).toFile(picture());
    expect(await said()).toEqual([]);
  });

  test.each<[string, () => unknown, string]>([
    [
      'that is not there',
      () => {
        rmSync(picture());
      },
      'found the name of no picture, but there is no content/people/wanjiru-achieng.jpg',
    ],
    [
      'that is none',
      () => {
        writeFileSync(picture(), '<html>Sign in</html>');
      },
      'found a file that cannot be read as a picture, but a photograph is saved as JPEG, PNG or WebP: one of an iPhone (HEIC) is exported as JPEG',
    ],
    [
      'of which half is there',
      async () => {
        writeFileSync(picture(), (await canvas(800, 800).toBuffer()).subarray(0, 300));
      },
      'found a file that cannot be read as a picture',
    ],
    [
      'that is a preview',
      () => canvas(PORTRAIT_FILE_PX, PORTRAIT_FILE_PX - 1).toFile(picture()),
      'found a picture of 336 × 335 pixels, but each side needs 336 at least: take the original, not a preview',
    ],
    [
      'that is a panorama, held upright',
      () => canvas(1000, 2001).withMetadata({ orientation: 6 }).toFile(picture()),
      'found a picture of 2001 × 1000 pixels, but most of it would be cut off: crop it to head and shoulders first',
    ],
  ])('%s gets a sentence', async (_, make, words) => {
    await make();
    const place = 'content/pages/about.yaml line 56, people > item 1 (Wanjiru Achieng) > portrait > file';
    expect(await said()).toEqual([expect.stringContaining(`${place}: ${words}`)]);
  });

  test('becomes a small square without what a camera notes, even of noise', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    await sharp({ create: { width: 600, height: 400, channels: 3, background: '#000', noise } })
      .withExif({ IFD3: { GPSLatitude: '1/1 14/1 0/1' } })
      .jpeg({ quality: 100 })
      .toFile(picture());
    expect((await sharp(picture()).metadata()).exif).toBeDefined();
    const made = await portrait(picture());
    expect(made.length).toBeLessThanOrEqual(PORTRAIT_BYTES);
    const { format, width, height, exif } = await sharp(made).metadata();
    const side = PORTRAIT_FILE_PX;
    expect([format, width, height, exif]).toEqual(['webp', side, side, undefined]);
  });

  test('is cut about the face', async () => {
    // The middle of the sample’s picture is the edge of the sleeve; of its portrait, the face.
    const [red = 0, , blue = 0] = await sharp(await portrait(picture()))
      .extract({ left: 150, top: 130, width: 30, height: 30 })
      .resize(1, 1)
      .raw()
      .toBuffer();
    expect(red - blue).toBeGreaterThan(40);
  });
});

describe('a logo', () => {
  const logo = () => join(root, 'content/partners/fortinet.svg');
  const drawn = (inside: string, attributes = 'viewBox="0 0 80 20"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
  const SHAPE = '<path d="M0 0h80v20H0z"/>';
  const POINTS = Array.from({ length: 1500 }, (_, n) => `l${(n * 37) % 91} ${(n * 53) % 97}`).join('');

  test('becomes its shapes and colours, and nothing else', () => {
    const dressed = `<script>alert(1)</script><style>.a { fill: #c00 }</style><path class="a" onclick="alert(1)" style="stroke:#00c" d="M0 0h80v20H0z"/>`;
    writeFileSync(logo(), drawn(dressed, 'width="80" height="20" onload="alert(1)"'));
    expect(cleanLogo(logo())).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><path fill="#c00" stroke="#00c" d="M0 0h80v20H0z"/></svg>',
    );
  });

  test.each([
    ['viewBox="0 0 40 40"', { width: 48, height: 48 }],
    ['viewBox="0 0 160 40"', { width: 130, height: 32 }],
    ['viewBox="0 0 400 40"', { width: 220, height: 22 }],
  ])('with %s is shown at %j', (attributes, size) => {
    expect(shownSize(drawn(SHAPE, attributes))).toEqual(size);
  });

  test('that is not there is named where it is asked for', async () => {
    rmSync(logo());
    expect(await said()).toEqual([
      'content/partners.yaml line 17, item 6 (Fortinet) > logo: found the name of no picture, but there is no content/partners/fortinet.svg',
    ]);
  });

  test.each([
    [
      '\u0089PNG\r\n',
      'line 1: found a drawing that cannot be read, but a logo is saved as “plain” or “optimised” SVG',
    ],
    ['<html><body>Sign in</body></html>', 'line 1: found a file that is no SVG'],
    [drawn(`${SHAPE}\n<text y="9">Ridge</text>`), 'line 2: found <text>, but a logo is made of path'],
    [drawn(`<path d="M0 0${POINTS}"/>`), 'bytes, but 4000 fit: draw it with fewer points'],
    [
      drawn(SHAPE, ''),
      'found no viewBox, but its viewBox is at least as wide as high, and 10 times as wide at most',
    ],
    [drawn(SHAPE, 'viewBox="0 0 20 80"'), 'line 1: found a drawing of 20 × 80'],
    [drawn(SHAPE, 'viewBox="0 0 880 80"'), 'line 1: found a drawing of 880 × 80'],
    [
      drawn('<path fill="#fff" d="M0 0h80v20H0z"/>'),
      'line 1: found a drawing too faint to be seen, but the ground is light: take the logo for light grounds',
    ],
  ])('of %j gets a sentence', async (text, words) => {
    writeFileSync(logo(), text);
    const [mistake, ...others] = await said();
    expect(others).toEqual([]);
    expect(mistake).toContain('content/partners/fortinet.svg line ');
    expect(mistake).toContain(words);
  });
});

describe('the company’s own logo', () => {
  const svg = (inside: string, attributes = 'viewBox="0 0 24 24"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${inside}\n</svg>\n`;
  const GRADIENT =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>\n<g fill="url(#a)"><path d="M0 0h24v24z"/></g>\n<use href="#a"/>';

  test.each([
    ['the sample’s', readFileSync(join(SAMPLE, 'public/icon.svg'), 'utf8')],
    ['one of a drawing program', `<?xml version="1.0"?>\n<!-- <script> in a remark -->\n${svg(GRADIENT)}`],
  ])('is in order: %s', (_, text) => {
    expect(logoMistakes(text)).toEqual([]);
  });

  test.each<[string | undefined, string]>([
    [undefined, 'line 1: found no such file'],
    [svg('<path d="M0 0"/>', ''), 'line 1: found no viewBox, but its viewBox is square'],
    [svg(`<path d="${'M0 0'.repeat(1000)}"/>`), 'line 1: found 4081 bytes, but 1500 fit'],
    [
      svg('<g>\n<path style="fill:red" d="M0 0"/></g>'),
      'line 3: found style="fill:red", but a logo is made of',
    ],
    [svg('<path onclick="alert(1)" d="M0 0"/>'), 'line 2: found onclick="alert(1)"'],
    [svg('<script>alert(1)</script>'), 'line 2: found <script>'],
    [svg('<use href="https://cdn.example/a.svg#b"/>'), 'line 2: found href="https://cdn.example/a.svg#b"'],
    [svg('<path fill="url(https://a.example/#b)"/>'), 'line 2: found fill="url(https://a.example/#b)"'],
    [svg('<g><path d="M0 0"/>'), 'line 1: found a drawing that cannot be read'],
    [svg('<path d="M0 0"/>', 'viewBox="0 0 300 80"'), 'line 1: found a drawing of 300 × 80'],
  ])('of %j gets a sentence', (text, words) => {
    expect(logoMistakes(text).map(sentence)).toEqual([expect.stringContaining(`public/icon.svg ${words}`)]);
  });
});
