import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { findIslandScripts } from './islands.ts';

/** Matches the addresses of pictures and of the font. */
const FILE_ADDRESS_PATTERN = /(?: src="|url\(["']?)(\/[^"')#]+)/g;
/** Matches the placeholder for the weight in the footer. */
const WEIGHT_PLACEHOLDER = /(?<=This page: )0\.0 kB/;

const compressed = promisify(brotliCompress);

/**
 * Returns the bytes of a file as hosts send it. They compress text; other pictures and the font are
 * compressed already.
 */
async function countSentBytes(path: string): Promise<number> {
  const bytes = await readFile(path);
  return /\.(?:svg|js)$/.test(path) ? (await compressed(bytes)).length : bytes.length;
}

/** Weighs the files of one build. Pages share most of them, so each is compressed once. */
function scale(dist: string) {
  const weighed = new Map<string, Promise<number>>();

  return function weigh(address: string): Promise<number> {
    const bytes = weighed.get(address) ?? countSentBytes(dist + address.slice(1));
    weighed.set(address, bytes);
    return bytes;
  };
}

/**
 * Writes the page's weight into its footer: HTML, pictures, font and the scripts of its islands, as they are
 * sent.
 */
async function writeWeight(html: string, dist: string, weigh: ReturnType<typeof scale>): Promise<string> {
  const files = new Set([
    ...Array.from(html.matchAll(FILE_ADDRESS_PATTERN), ([, address = '']) => address),
    ...findIslandScripts(html, dist).keys(),
  ]);
  const [page, ...others] = await Promise.all([compressed(html), ...Array.from(files, weigh)]);
  const bytes = others.reduce((sum, one) => sum + one, page.length);
  return html.replace(WEIGHT_PLACEHOLDER, `${(bytes / 1000).toFixed(1)}\u00A0kB`);
}

/** Must run after everything else that changes a page. */
export const pageWeight: AstroIntegration = {
  name: 'weight',
  hooks: {
    'astro:build:done': async ({ dir, assets }) => {
      const dist = fileURLToPath(dir);
      const weigh = scale(dist);
      const listed = [...assets.values()].flat().map((url) => fileURLToPath(url));
      const pages = listed.filter((path) => path.endsWith('.html'));
      // Compression runs beside the script, so all pages are weighed at once.
      await Promise.all(
        pages.map(async (page) => {
          await writeFile(page, await writeWeight(await readFile(page, 'utf8'), dist, weigh));
        }),
      );
    },
  },
};
