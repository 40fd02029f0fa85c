import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { nonBreaking } from '../../src/domain/text/non-breaking.ts';
import { textVersion } from '../text-versions/text-version.ts';
import { withIslandPreloads, withLateScripts, withoutIslandIds } from './islands.ts';
import { withPageStyles } from './page-styles.ts';
import { withPolicy } from './policy.ts';
import { deleteUnusedDrawings } from './unused-drawings.ts';
import { weightWarning } from './weight.ts';

/** Reader views take a heading whose id speaks of sharing or contacts for a menu, and drop it with its words. */
const withReadableHeadings = (html: string) =>
  html.replaceAll(/<h2 id="([^"]*(?:share|contact)[^"]*)">/g, '<h2><span id="$1"></span>');

/** Islands stay as they are: React compares them with its own words. So do scripts, which hold data for search engines. */
const PARTS = /<(astro-island|script|style|title)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g;
const IN_AMOUNT = /(?<=\b(?:KES|USD)) (?=\d)|(?<=\d) (?=(?:km|[AP]M|hours?|minutes?)\b)/g;

/** No line ends between a currency and its figure, or a figure and its kilometres, half of the day or unit of time. */
const withWholeAmounts = (html: string) =>
  html.replaceAll(PARTS, (part) => (part.startsWith('<') ? part : part.replaceAll(IN_AMOUNT, nonBreaking)));

/** Of the pages that Astro writes for redirects: HTML's grammar has a space there. */
const withValidRefresh = (html: string) => html.replace('content="0;url=', 'content="0; url=');

/** The policy comes last, for it hashes what the others leave. `npm run dev` serves no text versions. */
export function postProcessing(receivers: readonly string[] = []): AstroIntegration {
  return {
    name: 'post-processing',
    hooks: {
      'astro:build:done': async ({ dir, assets, logger }) => {
        const dist = fileURLToPath(dir);
        const listed = [...assets.values()].flat().map((url) => fileURLToPath(url));
        const pages = listed.filter((path) => path.endsWith('.html'));
        for (const page of pages) {
          const linked = withIslandPreloads(
            withWholeAmounts(
              withReadableHeadings(
                withLateScripts(withoutIslandIds(withValidRefresh(await readFile(page, 'utf8')))),
              ),
            ),
            dist,
          );
          const html = withPolicy(await withPageStyles(linked, dist), receivers);
          await writeFile(page, html);

          const text = textVersion(html);
          if (text) await writeFile(join(dist, text.path), text.markdown);
          const warning = await weightWarning(page.slice(dist.length), html);
          if (warning !== undefined) logger.warn(warning);
        }
        const files = await readdir(dist, { recursive: true });
        await deleteUnusedDrawings(files.map((file) => join(dist, file)));
        logger.info(`${pages.length} pages have their styles, preloads, policies and text versions`);
      },
    },
  };
}
