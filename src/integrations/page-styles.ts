import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PurgeCSS } from 'purgecss';
import { foldedStyles } from './folded-styles.ts';
import { known, namesOf, pageWords, type PageWords } from './page-words.ts';

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

async function purge(css: string, words: PageWords): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: 'the words are known already', extension: 'html' }],
    css: [{ raw: css }],
    // A selector of a state alone names nothing that could be found in a page: the focus ring would go.
    safelist: [':focus-visible'],
    defaultExtractor: () => words,
    variables: true,
  });
  return foldedStyles(result?.css ?? css);
}

/** Leaves in each page one inline stylesheet, with only the rules that the page or its scripts can use. */
export function pageStyles(): AstroIntegration {
  /** Pages of one kind use the same words of the stylesheet, so most pages find their styles ready. */
  const ready = new Map<string, Promise<string>>();

  /** Pages share few stylesheets: one for all, and one more for those with a form. */
  const vocabularies = new Map<string, ReadonlySet<string>>();

  const names = (css: string): ReadonlySet<string> => {
    const found = vocabularies.get(css) ?? namesOf(css);
    vocabularies.set(css, found);
    return found;
  };

  const fitted = (css: string, words: PageWords): Promise<string> => {
    const key = JSON.stringify([css.length, words]);
    const styles = ready.get(key) ?? purge(css, words);
    ready.set(key, styles);
    return styles;
  };

  const fit = async (page: string, dist: string): Promise<void> => {
    const html = await readFile(page, 'utf8');
    const css = [...html.matchAll(STYLE)].map(([, rules = '']) => rules).join('');
    const words = known(names(css), await pageWords(html.replaceAll(STYLE, ''), dist));
    const styles = `<style>${await fitted(css, words)}</style>`;
    let first = true;
    const place = () => (first ? ((first = false), styles) : '');
    await writeFile(page, html.replaceAll(STYLE, place));
  };

  return {
    name: 'page-styles',
    hooks: {
      'astro:build:done': async ({ dir, assets, logger }) => {
        const files = [...assets.values()].flat().map((url) => fileURLToPath(url));
        const pages = files.filter((path) => path.endsWith('.html'));
        for (const page of pages) await fit(page, fileURLToPath(dir));
        logger.info(`Styles fitted to ${pages.length} pages, in ${ready.size} kinds`);
      },
    },
  };
}
