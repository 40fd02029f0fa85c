import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const UID = /(<astro-island) uid="[^"]*"/g;

/**
 * Takes Astro's `uid` from every island. Nothing reads it, and it is made of the folder in which the site is built,
 * so that two builds of one commit would differ.
 */
export function anonymousIslands(): AstroIntegration {
  return {
    name: 'anonymous-islands',
    hooks: {
      'astro:build:done': async ({ assets }) => {
        const files = [...assets.values()].flat().map((url) => fileURLToPath(url));
        for (const page of files.filter((path) => path.endsWith('.html')))
          await writeFile(page, (await readFile(page, 'utf8')).replaceAll(UID, '$1'));
      },
    },
  };
}
