/**
 * Writes copies of colours.css and of the drawings that pages load as files, with the colours of
 * content/brand.yaml. Imports of the originals get the copies.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { resolveContentPath, contentRoot } from '@site/content/files/content-root';
import { formatColourRules } from '@site/rules/colours/custom-properties';
import { readBrandColours } from '@site/content/colours/theme';

const DRAWINGS_FOLDER = 'src/assets/drawings';

// The folder is not in node_modules, because copies of the project may share node_modules.
const COPIES_FOLDER = resolve('.astro/brand', contentRoot);

const getCopyPath = (path: string) => join(COPIES_FOLDER, basename(path));

/** Writes the copies, and lists the paths of their originals in src/. */
function writeCopies() {
  const colours = readBrandColours();
  const copies = new Map([['styles/colours.css', formatColourRules(colours)]]);
  for (const name of readdirSync(DRAWINGS_FOLDER)) {
    const drawing = readFileSync(join(DRAWINGS_FOLDER, name), 'utf8');
    if (!drawing.includes('<style>')) continue;
    const style = `<style>${formatColourRules(colours, drawing)}`;
    const colouredDrawing = drawing.replace('<style>', () => style);
    copies.set(`assets/drawings/${name}`, colouredDrawing);
  }
  mkdirSync(COPIES_FOLDER, { recursive: true });
  for (const [path, text] of copies) writeFileSync(getCopyPath(path), text);
  return [...copies.keys()];
}

export const brandFiles: AstroIntegration = {
  name: 'brand-files',
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
