/**
 * Draws the logo mark at every size a browser or a phone asks for: `node tools/icons.ts`.
 *
 * Tabs get the rounded square. Phones cut their own shape, so theirs bleeds to the edge and keeps the mark
 * inside the circle of 80% that every mask leaves.
 */
import { writeFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import { chromium } from 'playwright';
import { findChromium } from './chromium.ts';

const INK = [0x0c, 0x1f, 0x1a] as const;
const SUN = [0xf4, 0xb0, 0x4a] as const;
const SHADES = 16;
const TAB = { corner: 6, scale: 1 };
const PHONE = { corner: 0, scale: 0.85 };

const hex = (colour: readonly number[]): string => `#${Buffer.from(colour).toString('hex')}`;

/** The mark, on a grid of 32. */
function icon({ corner, scale }: typeof TAB): string {
  const rounded = corner > 0 ? ` rx="${corner}"` : '';
  const smaller = scale < 1 ? ` transform="translate(16 16) scale(${scale}) translate(-16 -16)"` : '';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32"${rounded} fill="${hex(INK)}"/>`,
    `<path${smaller} d="m5 23 8-14 5 8 3-4 6 10" fill="none" stroke="${hex(SUN)}" stroke-width="2.5"`,
    ' stroke-linecap="round" stroke-linejoin="round"/></svg>\n',
  ].join('');
}

const executablePath = findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const page = await browser.newPage();

async function tabIcon(size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${icon(TAB)}`);
  return page.screenshot({ omitBackground: true });
}

/** How red each pixel is: from ink to sun, red tells the shade. */
const reds = (size: number): Promise<number[]> =>
  page.evaluate(
    async ({ svg, size }) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      const canvas = new OffscreenCanvas(size, size).getContext('2d');
      canvas?.drawImage(image, 0, 0, size, size);
      return [...(canvas?.getImageData(0, 0, size, size).data ?? [])].filter((_, i) => i % 4 === 0);
    },
    { svg: icon(PHONE), size },
  );

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of 16 shades, four bits a pixel: a quarter of the full-colour one that a screenshot gives. */
async function phoneIcon(size: number): Promise<Buffer> {
  const shades = (await reds(size)).map((red) =>
    Math.round(((red - INK[0]) / (SUN[0] - INK[0])) * (SHADES - 1)),
  );
  const palette = Array.from({ length: SHADES }, (_, shade) =>
    INK.map((from, i) => Math.round(from + (((SUN[i] ?? 0) - from) * shade) / (SHADES - 1))),
  ).flat();
  // A row begins with its filter (none), then two pixels to a byte.
  const rows = Buffer.alloc(size * (size / 2 + 1));
  shades.forEach((shade, i) => {
    const [x, y] = [i % size, Math.floor(i / size)];
    const byte = y * (size / 2 + 1) + 1 + (x >> 1);
    rows[byte] = (rows[byte] ?? 0) | (shade << (x % 2 === 0 ? 4 : 0));
  });
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 0, 0]); // 4 bits deep, by palette
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An .ico file that holds one PNG: a header of 6 bytes, one entry of 16, the picture. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // the type: icon
  header.writeUInt16LE(1, 4); // how many pictures
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const files: Record<string, string | Buffer> = {
  'icon.svg': icon(TAB),
  'favicon.ico': ico(await tabIcon(32), 32),
  'apple-touch-icon.png': await phoneIcon(180),
  'icon-192.png': await phoneIcon(192),
  'icon-512.png': await phoneIcon(512),
};
await browser.close();

for (const [name, content] of Object.entries(files)) {
  await writeFile(new URL(`../public/${name}`, import.meta.url), content);
  console.log(`${name}: ${content.length} B`);
}
