import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { addIslandPreloads, moveLateScripts, removeIslandIds } from './islands.ts';
import { inlinePageStyles } from './page-styles.ts';

export function postProcessing(): AstroIntegration {
  return {
    name: 'post-processing',
    hooks: {
      'astro:build:done': async ({ dir, assets, logger }) => {
        const dist = fileURLToPath(dir);
        const listed = [...assets.values()].flat().map((url) => fileURLToPath(url));
        const pages = listed.filter((path) => path.endsWith('.html'));
        for (const page of pages) {
          const html = moveLateScripts(removeIslandIds(await readFile(page, 'utf8')));
          await writeFile(page, await inlinePageStyles(addIslandPreloads(html, dist), dist));
        }
        logger.info(`${pages.length} pages have their styles and preloads`);
      },
    },
  };
}
