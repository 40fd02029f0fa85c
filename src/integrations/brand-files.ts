/**
 * Writes the colours of content/brand.yaml into copies of a stylesheet, and of drawings that no stylesheet
 * reaches. Imports of these files get the copies.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { resolveContentPath, contentRoot } from '@site/content/files/content-root';
import { writeColourRules } from '@site/rules/colours/custom-properties';
import { readBrandColours } from '@site/content/colours/theme';

const DRAWINGS_FOLDER = 'src/assets/drawings';

// The folder is not in node_modules, because copies of the project may share node_modules.
const COPIES_FOLDER = resolve('.astro/brand', contentRoot);

const getCopyPath = (path: string) => join(COPIES_FOLDER, basename(path));

/** Writes the copies. Returns the paths of their originals in src/. */
function writeCopies(): readonly string[] {
  const colours = readBrandColours();
  const drawings = readdirSync(DRAWINGS_FOLDER)
    .map((name) => [name, readFileSync(join(DRAWINGS_FOLDER, name), 'utf8')] as const)
    .filter(([, drawing]) => drawing.includes('<style>'))
    .map(([name, drawing]) => {
      const coloured = drawing.replace('<style>', () => `<style>${writeColourRules(colours, drawing)}`);
      return [`assets/drawings/${name}`, coloured] as const;
    });
  const files = [['styles/colours.css', writeColourRules(colours)] as const, ...drawings];
  mkdirSync(COPIES_FOLDER, { recursive: true });
  for (const [path, text] of files) writeFileSync(getCopyPath(path), text);
  return files.map(([path]) => path);
}

export const brand: AstroIntegration = {
  name: 'brand',
  hooks: {
    'astro:config:setup': ({ addWatchFile, updateConfig }) => {
      addWatchFile(resolve(resolveContentPath('brand.yaml')));
      const alias = writeCopies().map((path) => ({
        find: new RegExp(`^(?:#|.*/)${RegExp.escape(path)}$`),
        replacement: getCopyPath(path),
      }));
      updateConfig({ vite: { resolve: { alias } } });
    },
  },
};
