import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import pMap from 'p-map';
import { withoutIslandIds } from './island-ids.ts';
import { withPolicy } from './policy.ts';
import { withIslandPreloads } from './island-preloads.ts';
import { type IslandScripts, islandScripts } from './island-scripts.ts';
import { styleFitter } from './styles.ts';

/** While one is read or written, others are worked on. */
const AT_ONCE = 8;

/**
 * What is done to every page once Astro has built it. The policy comes last, for it hashes what the others leave;
 * `receivers` are the origins to which the site sends.
 */
export function finishedPages(receivers: readonly string[] = []): AstroIntegration {
  const withFittedStyles = styleFitter();
  const finished = async (page: string, scriptsOf: IslandScripts): Promise<string> => {
    const linked = await withIslandPreloads(withoutIslandIds(page), scriptsOf);
    return withPolicy(await withFittedStyles(linked, scriptsOf), receivers);
  };
  return {
    name: 'finished-pages',
    hooks: {
      'astro:build:done': async ({ dir, assets, logger }) => {
        const files = [...assets.values()].flat().map((url) => fileURLToPath(url));
        const pages = files.filter((path) => path.endsWith('.html'));
        const scriptsOf = islandScripts(fileURLToPath(dir));
        const finish = async (page: string) => {
          await writeFile(page, await finished(await readFile(page, 'utf8'), scriptsOf));
        };
        await pMap(pages, finish, { concurrency: AT_ONCE });
        logger.info(`${pages.length} pages fitted with their styles, preloads and policies`);
      },
    },
  };
}
