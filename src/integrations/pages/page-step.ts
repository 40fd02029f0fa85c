import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Creates an integration that changes the HTML of each page after the build. `dist` is the built folder. */
export const createPageStep = (
  name: string,
  change: (html: string, dist: string) => Promise<string>,
): AstroIntegration => ({
  name,
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const dist = fileURLToPath(dir);
      const paths = globSync('**/*.html', { cwd: dist }).map((page) => dist + page);
      await Promise.all(
        paths.map(async (path) => {
          await writeFile(path, await change(await readFile(path, 'utf8'), dist));
        }),
      );
    },
  },
});
