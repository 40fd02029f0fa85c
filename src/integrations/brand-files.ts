/**
 * Writes the colours of content/brand.yaml into copies of a stylesheet, and of drawings that no stylesheet
 * reaches. Imports of these files get the copies.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { contentPath, contentRoot } from '@site/content/files/content-root';
import { colourRules } from '@site/content/colours/rules';
import { brandColours } from '@site/content/colours/theme';

const DRAWINGS = 'src/assets/drawings';

// The folder is not in node_modules, because copies of the project may share that.
const FOLDER = resolve('.astro/brand', contentRoot);

const copyOf = (path: string) => join(FOLDER, basename(path));

/** Writes the copies. Returns the paths of their originals in src/. */
function writeCopies(): readonly string[] {
  const colours = brandColours();
  const drawings = readdirSync(DRAWINGS)
    .map((name) => [name, readFileSync(join(DRAWINGS, name), 'utf8')] as const)
    .filter(([, drawing]) => drawing.includes('<style>'))
    .map(([name, drawing]) => {
      const written = drawing.replace('<style>', () => `<style>${colourRules(colours, drawing)}`);
      return [`assets/drawings/${name}`, written] as const;
    });
  const files = [['styles/colours.css', colourRules(colours)] as const, ...drawings];
  mkdirSync(FOLDER, { recursive: true });
  for (const [path, text] of files) writeFileSync(copyOf(path), text);
  return files.map(([path]) => path);
}

export const brand: AstroIntegration = {
  name: 'brand',
  hooks: {
    'astro:config:setup': ({ addWatchFile, updateConfig }) => {
      addWatchFile(resolve(contentPath('brand.yaml')));
      const alias = writeCopies().map((path) => ({
        find: new RegExp(`^.*/${RegExp.escape(path)}$`),
        replacement: copyOf(path),
      }));
      updateConfig({ vite: { resolve: { alias } } });
    },
  },
};
