/**
 * The files of src/ that wear the colours of content/brand.yaml: a stylesheet, and drawings that are files of their
 * own, which no stylesheet reaches. What imports one gets the copy with its colours.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { contentPath, contentRoot } from './content-root.ts';
import { brandColours, colourRules } from './theme.ts';

const DRAWINGS = 'src/assets/drawings';

/** The names of the colours that rules use. */
const used = (rules: string) => [...rules.matchAll(/var\(--color-([\w-]+)\)/g)].map(([, name = '']) => name);

/** By the path in src/ that they are imported by, as they are with their colours. */
function brandFiles(): ReadonlyMap<string, string> {
  const colours = brandColours();
  const drawings = readdirSync(DRAWINGS)
    .map((name) => [name, readFileSync(join(DRAWINGS, name), 'utf8')] as const)
    .filter(([, drawing]) => drawing.includes('<style>'))
    .map(([name, drawing]) => {
      const rules = colourRules(colours, used(drawing));
      return [`assets/drawings/${name}`, drawing.replace('<style>', () => `<style>${rules}`)] as const;
    });
  return new Map([['styles/colours.css', colourRules(colours)], ...drawings]);
}

export const brand: AstroIntegration = {
  name: 'brand',
  hooks: {
    'astro:config:setup': ({ addWatchFile, updateConfig }) => {
      // Not in node_modules, which several copies of the project may share.
      const folder = resolve('.astro/brand', contentRoot);
      mkdirSync(folder, { recursive: true });
      const files = [...brandFiles()];
      for (const [path, text] of files) writeFileSync(join(folder, basename(path)), text);
      addWatchFile(resolve(contentPath('brand.yaml')));
      const alias = files.map(([path]) => ({
        find: new RegExp(`^.*/${RegExp.escape(path)}$`),
        replacement: join(folder, basename(path)),
      }));
      updateConfig({ vite: { resolve: { alias } } });
    },
  },
};
