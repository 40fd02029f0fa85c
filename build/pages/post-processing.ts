import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withoutIslandIds } from './island-ids.ts';
import { withIslandPreloads } from './island-preloads.ts';
import { withPageStyles } from './page-styles.ts';
import { withPolicy } from './policy.ts';

/**
 * What is done to every page once Astro has built it. The policy comes last, for it hashes what the others leave;
 * `receivers` are the origins to which the site sends.
 */
export function postProcessing(receivers: readonly string[] = []): AstroIntegration {
  return {
    name: 'post-processing',
    hooks: {
      'astro:build:done': async ({ dir, assets, logger }) => {
        const dist = fileURLToPath(dir);
        const files = [...assets.values()].flat().map((url) => fileURLToPath(url));
        const pages = files.filter((path) => path.endsWith('.html'));
        for (const page of pages) {
          const linked = withIslandPreloads(withoutIslandIds(await readFile(page, 'utf8')), dist);
          await writeFile(page, withPolicy(await withPageStyles(linked, dist), receivers));
        }
        logger.info(`${pages.length} pages have got their styles, preloads and policies`);
      },
    },
  };
}
