import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Removes drawings that nothing refers to, because Astro also publishes inline drawings as files. */
export const unusedDrawings: AstroIntegration = {
  name: 'unused-drawings',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const cwd = fileURLToPath(dir);
      const texts = globSync('**/*.{html,js,css}', { cwd }).map((file) =>
        readFileSync(join(cwd, file), 'utf8'),
      );
      for (const drawing of globSync('_astro/*.svg', { cwd }))
        if (!texts.some((text) => text.includes(drawing))) rmSync(join(cwd, drawing));
    },
  },
};
