import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { islandScripts } from './island-scripts.ts';

/** Islands that start by themselves; the others wait for the visitor, and so do their scripts. */
const STARTING_ISLANDS = /<astro-island [^>]*client="load"[^>]*>/g;

/**
 * Names every script of a page's starting islands in its head. Otherwise each file is asked for only once the one
 * that imports it is there: a round trip more per level, and 300 ms each on a slow link.
 */
export function islandPreloads(): AstroIntegration {
  return {
    name: 'island-preloads',
    hooks: {
      'astro:build:done': async ({ dir, assets }) => {
        const files = [...assets.values()].flat().map((url) => fileURLToPath(url));
        for (const page of files.filter((path) => path.endsWith('.html'))) {
          const html = await readFile(page, 'utf8');
          const islands = html.match(STARTING_ISLANDS)?.join('') ?? '';
          const scripts = [...(await islandScripts(islands, fileURLToPath(dir))).keys()].sort();
          const links = scripts.map((address) => `<link rel="modulepreload" href="${address}">`).join('');
          if (links !== '')
            await writeFile(
              page,
              html.replace('</head>', () => `${links}</head>`),
            );
        }
      },
    },
  };
}
