import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { nonBreaking } from '../../logic/text/non-breaking.ts';
import { withIslandPreloads, withLateScripts, withoutIslandIds } from './islands.ts';
import { withPageStyles } from './page-styles.ts';

/** Reader views take a heading whose id speaks of sharing or contacts for a menu, and drop it with its words. */
const withReadableHeadings = (html: string) =>
  html.replaceAll(/<h2 id="([^"]*(?:share|contact)[^"]*)">/g, '<h2><span id="$1"></span>');

/** Islands stay as they are: React compares them with its own words. So do scripts, which hold data for search engines. */
const PARTS = /<(astro-island|script|style|title)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g;
const IN_AMOUNT = /(?<=\b(?:KES|USD|Version)) (?=\d)|(?<=\d) (?=(?:km|[AP]M|hours?|minutes?)\b)/g;

/** No line ends between a currency or "Version" and its figure, or a figure and its kilometres, half of the day or time. */
const withWholeAmounts = (html: string) =>
  html.replaceAll(PARTS, (part) => (part.startsWith('<') ? part : part.replaceAll(IN_AMOUNT, nonBreaking)));

export function postProcessing(): AstroIntegration {
  return {
    name: 'post-processing',
    hooks: {
      'astro:build:done': async ({ dir, assets, logger }) => {
        const dist = fileURLToPath(dir);
        const listed = [...assets.values()].flat().map((url) => fileURLToPath(url));
        const pages = listed.filter((path) => path.endsWith('.html'));
        for (const page of pages) {
          const html = withLateScripts(withoutIslandIds(await readFile(page, 'utf8')));
          const readable = withWholeAmounts(withReadableHeadings(html));
          await writeFile(page, await withPageStyles(withIslandPreloads(readable, dist), dist));
        }
        logger.info(`${pages.length} pages have their styles and preloads`);
      },
    },
  };
}
