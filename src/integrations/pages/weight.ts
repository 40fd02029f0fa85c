import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';

/** Font, pictures, and those that styles draw: all that a page loads by itself. */
const LOADED = /(?: src="|url\(["']?)(\/[^"')#]+)/g;
const FIGURE = /(?<=<dd data-weight[^>]*>)[^<]*/;

/** Texts as they are sent; pictures and the font are compressed already. */
function sentBytes(path: string): number {
  const bytes = readFileSync(path);
  return path.endsWith('.svg') ? brotliCompressSync(bytes).length : bytes.length;
}

/** The page with its own weight in its title block, in kilobytes as they are sent. */
export function withWeight(html: string, dist: string): string {
  if (!FIGURE.test(html)) return html;
  const files = new Set(Array.from(html.matchAll(LOADED), ([, address = '']) => address.slice(1)));
  const others = [...files].reduce((sum, file) => sum + sentBytes(dist + file), 0);
  const weighed = (page: string) => {
    const kilobytes = (brotliCompressSync(page).length + others) / 1000;
    return page.replace(FIGURE, `${kilobytes.toFixed(1)} kB`);
  };
  // The figure, too, weighs something.
  return weighed(weighed(html));
}

/** After whatever else changes a page. */
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
