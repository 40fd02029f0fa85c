import { globSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Removes drawings that nothing refers to, because Astro also publishes inline drawings as files. */
export const unusedDrawings: AstroIntegration = {
  name: 'unused-drawings',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const dist = fileURLToPath(dir);
      const listFiles = (pattern: string) => globSync(pattern, { cwd: dist });
      const texts = listFiles('**/*.{html,js,css}').map((file) => readFileSync(dist + file, 'utf8'));
      for (const drawing of listFiles('_astro/*.svg'))
        if (!texts.some((text) => text.includes(drawing))) rmSync(dist + drawing);
    },
  },
};
