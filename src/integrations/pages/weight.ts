import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { readIslandScripts } from './islands.ts';
import { createPageStep } from './page-step.ts';

/** Matches the URLs of pictures and of the font. */
const FILE_URL_PATTERN = /(?: src="|url\(["']?)(\/[^"')#]+)/g;
/** Matches the placeholder for the weight in the footer. */
const WEIGHT_PLACEHOLDER = /(?<=This page: )0\.0 kB/;

const compress = promisify(brotliCompress);

/**
 * Counts the bytes that a host sends for a file. Hosts compress scripts and SVG. Other pictures and the font
 * are compressed already.
 */
async function countSentBytes(path: string) {
  const bytes = await readFile(path);
  return /\.(?:svg|js)$/.test(path) ? (await compress(bytes)).length : bytes.length;
}

const sentBytesByPath = new Map<string, Promise<number>>();

/** Counts a file once, even if many pages show it. */
function countSentBytesOnce(path: string) {
  const count = sentBytesByPath.get(path) ?? countSentBytes(path);
  sentBytesByPath.set(path, count);
  return count;
}

/**
 * Puts a page's weight into its footer: HTML, pictures, font and the scripts that its islands load at once,
 * as hosts send them. This step must run after everything else that changes a page.
 */
export const pageWeight = createPageStep('weight', async (html, dist) => {
  const files = new Set([
    ...Array.from(html.matchAll(FILE_URL_PATTERN), ([, url = '']) => url),
    ...readIslandScripts(html, dist).keys(),
  ]);
  let bytes = (await compress(html)).length;
  for (const file of files) bytes += await countSentBytesOnce(dist + file.slice(1));
  return html.replace(WEIGHT_PLACEHOLDER, `${(bytes / 1000).toFixed(1)}\u00A0kB`);
});
