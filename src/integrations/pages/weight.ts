import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { islandScripts } from './islands.ts';

/** Matches the addresses of pictures and of the font. */
const FILES = /(?: src="|url\(["']?)(\/[^"')#]+)/g;
/** Matches the placeholder for the figure in the footer. */
const FIGURE = /(?<=This page: )0\.0 kB/;

/** Hosts compress text. Other pictures and the font are compressed already. */
function sentBytes(path: string): number {
  const bytes = readFileSync(path);
  return /\.(?:svg|js)$/.test(path) ? brotliCompressSync(bytes).length : bytes.length;
}

/**
 * Writes the page's weight into its footer: HTML, pictures, font and the scripts of its islands, as they are
 * sent.
 */
export function withWeight(html: string, dist: string): string {
  const files = new Set([
    ...Array.from(html.matchAll(FILES), ([, address = '']) => address),
    ...islandScripts(html, dist).keys(),
  ]);
  const bytes = [...files].reduce(
    (sum, address) => sum + sentBytes(dist + address.slice(1)),
    brotliCompressSync(html).length,
  );
  return html.replace(FIGURE, `${(bytes / 1000).toFixed(1)}\u00A0kB`);
}

/** Must run after everything else that changes a page. */
export const weight: AstroIntegration = {
  name: 'weight',
  hooks: {
    'astro:build:done': async ({ dir, assets }) => {
      const dist = fileURLToPath(dir);
      const listed = [...assets.values()].flat().map((url) => fileURLToPath(url));
      for (const page of listed.filter((path) => path.endsWith('.html')))
        await writeFile(page, withWeight(await readFile(page, 'utf8'), dist));
    },
  },
};
