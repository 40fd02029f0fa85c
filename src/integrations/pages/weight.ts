import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { findIslandScripts } from './islands.ts';
import { createPageStep } from './page-step.ts';

/** Matches the URLs of pictures and of the font. */
const FILE_URL_PATTERN = /(?: src="|url\(["']?)(\/[^"')#]+)/g;
/** Matches the placeholder for the weight in the footer. */
const WEIGHT_PLACEHOLDER = /(?<=This page: )0\.0 kB/;

const compress = promisify(brotliCompress);

/**
 * Counts the bytes of a file as hosts send it. Hosts compress scripts and SVG. Other pictures and the font
 * are compressed already.
 */
async function countSentBytes(path: string): Promise<number> {
  const bytes = await readFile(path);
  return /\.(?:svg|js)$/.test(path) ? (await compress(bytes)).length : bytes.length;
}

const counts = new Map<string, Promise<number>>();

/** Counts a file once for all pages that show it. */
function countOnce(path: string): Promise<number> {
  const count = counts.get(path) ?? countSentBytes(path);
  counts.set(path, count);
  return count;
}

/**
 * Writes a page's weight into its footer: HTML, pictures, font and the scripts of its islands, as they are
 * sent. Must run after everything else that changes a page.
 */
export const pageWeight = createPageStep('weight', async (html, dist) => {
  const files = new Set([
    ...Array.from(html.matchAll(FILE_URL_PATTERN), ([, url = '']) => url),
    ...findIslandScripts(html, dist).keys(),
  ]);
  let bytes = (await compress(html)).length;
  for (const file of files) bytes += await countOnce(dist + file.slice(1));
  return html.replace(WEIGHT_PLACEHOLDER, `${(bytes / 1000).toFixed(1)}\u00A0kB`);
});
