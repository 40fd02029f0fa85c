/**
 * Draws the logo mark at every size a browser or a phone asks for: `node tools/icons.ts`.
 *
 * Tabs get the rounded square. Phones cut their own shape, so theirs bleeds to the edge and keeps the mark
 * inside the circle of 80% that every mask leaves.
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const INK = '#0c1f1a';
const SUN = '#f4b04a';
const GRID = 32;
const TAB = { corner: 6, scale: 1 };
const PHONE = { corner: 0, scale: 0.85 };

/** The mark, on a grid of 32. */
function icon({ corner, scale }: typeof TAB): string {
  const rounded = corner > 0 ? ` rx="${corner}"` : '';
  const smaller = scale < 1 ? ` transform="translate(16 16) scale(${scale}) translate(-16 -16)"` : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}">`,
    `<rect width="${GRID}" height="${GRID}"${rounded} fill="${INK}"/>`,
    `<path${smaller} d="m5 23 8-14 5 8 3-4 6 10" fill="none" stroke="${SUN}" stroke-width="2.5"`,
    ' stroke-linecap="round" stroke-linejoin="round"/></svg>\n',
  ].join('');
}

const drawn = (form: typeof TAB, size: number) =>
  sharp(Buffer.from(icon(form)), { density: (72 * size) / GRID }).resize(size);

/** In 16 shades: a quarter of the bytes of full colour. */
const phoneIcon = (size: number) =>
  drawn(PHONE, size)
    .png({ palette: true, colours: 16, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();

/** An .ico file that holds one PNG: a header of 6 bytes, one entry of 16, the picture. */
function ico(png: Buffer, size: number): Buffer {
  // Its type, how many pictures; width and height, colour planes, bits per pixel, its length and where it begins.
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

const files: Record<string, string | Buffer> = {
  'icon.svg': icon(TAB),
  'favicon.ico': ico(await drawn(TAB, 32).png({ compressionLevel: 9 }).toBuffer(), 32),
  'apple-touch-icon.png': await phoneIcon(180),
  'icon-192.png': await phoneIcon(192),
  'icon-512.png': await phoneIcon(512),
};

for (const [name, content] of Object.entries(files)) {
  await writeFile(new URL(`../public/${name}`, import.meta.url), content);
  console.log(`${name}: ${content.length} B`);
}
