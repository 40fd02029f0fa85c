/** Draws the company's icon, public/icon.svg, in every size that browsers and phones ask for. */
import sharp from 'sharp';
import icon from '../../public/icon.svg?raw';
import { getColour } from '@site/content/colours/theme';

/** Sets the icon's width and height in pixels, in place of any that the file has. */
export const resizeIcon = (size: number, svg = icon) =>
  svg
    .slice(svg.indexOf('<svg'))
    .replace(/^<svg[^>]*>/, (tag) =>
      tag
        .replaceAll(/\s(?:width|height)="[^"]*"/g, '')
        .replace('<svg', `<svg width="${size}" height="${size}"`),
    );

/** A palette of 16 colours saves three quarters of the bytes. */
const PNG_OPTIONS = { colours: 16, dither: 0, effort: 10, compressionLevel: 9 };

/**
 * Draws the icon for phones. Phones cut their own shape out of it, so the background reaches the edges and
 * the drawing stays in the middle 80%. An icon counts as having a background if the middle of its upper edge
 * is opaque. An icon without a background gets the page's colour.
 */
export async function drawPhoneIcon(size: number, svg = icon) {
  const topCentre = { left: Math.floor(size / 2), top: 1, width: 1, height: 1 };
  const topPixel = await sharp(Buffer.from(resizeIcon(size, svg)))
    .ensureAlpha()
    .extract(topCentre)
    .raw()
    .toBuffer();
  const [r = 0, g = 0, b = 0, alpha] = topPixel;
  const hasBackground = alpha === 255;
  const background = hasBackground ? { r, g, b } : getColour('paper');
  // An icon with a background already has some room around its drawing.
  const fraction = hasBackground ? 0.85 : 0.56;
  const resizedIcon = Buffer.from(resizeIcon(Math.round(size * fraction), svg));
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: resizedIcon }])
    .png(PNG_OPTIONS)
    .toBuffer();
}

/**
 * Draws the icon as an .ico file with one PNG of 32 pixels: a header of 6 bytes, an entry of 16, and the
 * picture.
 */
export async function drawFavicon() {
  const png = await sharp(Buffer.from(resizeIcon(32)))
    .png({ compressionLevel: 9 })
    .toBuffer();
  // Type and number of pictures; then width, height, colour planes, bits per pixel, length and offset.
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}
