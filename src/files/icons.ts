/** The company's mark, public/icon.svg, at every size that a browser or a phone asks for. */
import icon from '../../public/icon.svg?raw';
import { colour } from '@site/content/colours/theme';

/** The mark as SVG, so many pixels wide and high. */
export const mark = (size: number, svg = icon): string =>
  svg
    .slice(svg.indexOf('<svg'))
    .replace(/^<svg[^>]*>/, (tag) =>
      tag
        .replaceAll(/\s(?:width|height)="[^"]*"/g, '')
        .replace('<svg', `<svg width="${size}" height="${size}"`),
    );

/** In 16 shades: a quarter of the bytes of full colour. */
const PNG = { palette: true, colours: 16, dither: 0, effort: 10, compressionLevel: 9 } as const;

/**
 * Phones cut their own shape out of an icon, so it reaches the edges, and the mark keeps to the circle of 80% that every
 * shape leaves. A mark with a ground of its own lends its colour to the edges; any other stands on the page's.
 */
export async function phoneIcon(size: number, svg = icon): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const edge = { left: Math.floor(size / 2), top: 1, width: 1, height: 1 };
  const pixel = await sharp(Buffer.from(mark(size, svg)))
    .ensureAlpha()
    .extract(edge)
    .raw()
    .toBuffer();
  const [r = 0, g = 0, b = 0, alpha] = pixel;
  const hasGround = alpha === 255;
  const background = hasGround ? { r, g, b } : colour('paper');
  const drawn = Buffer.from(mark(Math.round(size * (hasGround ? 0.85 : 0.56)), svg));
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: drawn }])
    .png(PNG)
    .toBuffer();
}

/** An .ico file that holds one PNG of 32 pixels: a header of 6 bytes, one entry of 16, the picture. */
export async function favicon(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const png = await sharp(Buffer.from(mark(32)))
    .png({ compressionLevel: 9 })
    .toBuffer();
  // Its type, how many pictures; width and height, colour planes, bits per pixel, its length and where it begins.
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}
