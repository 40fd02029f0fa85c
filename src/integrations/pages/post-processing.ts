import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withIslandPreloads, withLateScripts, withoutIslandIds } from './islands.ts';
import { withPageStyles } from './page-styles.ts';

export function postProcessing(): AstroIntegration {
  return {
    name: 'post-processing',
    hooks: {
      'astro:build:done': async ({ dir, assets, logger }) => {
        const dist = fileURLToPath(dir);
        const listed = [...assets.values()].flat().map((url) => fileURLToPath(url));
        const pages = listed.filter((path) => path.endsWith('.html'));
        for (const page of pages) {
          const html = withLateScripts(withoutIslandIds(await readFile(page, 'utf8')));
          await writeFile(page, await withPageStyles(withIslandPreloads(html, dist), dist));
        }
        logger.info(`${pages.length} pages have their styles and preloads`);
      },
    },
  };
}
