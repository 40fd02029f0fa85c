import { formatColourRules } from '@site/rules/colours/custom-properties';
import { readBrandColours } from '@site/content/colours/theme';
import band from './on-band.svg?raw';
import paper from './on-paper.svg?raw';

/**
 * The frames repeat the styles of src/styles/drawings.css, because a page's styles do not apply inside an
 * image file.
 */
const FRAMES = { band, paper };

/**
 * Creates a response with a drawing as a file. `background` is the background that pages have behind the
 * drawing.
 */
export function createDrawingResponse(markup: string, viewBox: string, background: keyof typeof FRAMES) {
  const frame = FRAMES[background].replaceAll('\n', '');
  const colours = formatColourRules(readBrandColours(), frame);
  const drawing = frame
    .replace('<svg', `<svg viewBox="${viewBox}"`)
    .replace('<style>', () => `<style>${colours}`)
    .replace('</svg>', () => `${markup}</svg>`);
  // The hosts of a build set the type themselves. In development, browsers show no SVG without this header.
  return new Response(drawing, { headers: { 'content-type': 'image/svg+xml' } });
}
