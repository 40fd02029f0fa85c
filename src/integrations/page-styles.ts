import { PurgeCSS } from 'purgecss';
import { foldedStyles } from './folded-styles.ts';
import type { ReadScript } from './island-scripts.ts';
import { known, namesOf, pageWords, type PageWords } from './page-words.ts';
import { remembered } from './remembered.ts';

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

/** A function that leaves in a page one inline stylesheet, with only the rules that the page or its scripts can use. */
export function styleFitter(): (html: string, read: ReadScript) => Promise<string> {
  /** Pages share few stylesheets: one for all, and one more for those with a form. */
  const names = remembered<ReadonlySet<string>>();
  /** Pages of one kind use the same words of the stylesheet, so most pages find their styles ready. */
  const fitted = remembered<Promise<string>>();

  return async (html, read) => {
    const css = [...html.matchAll(STYLE)].map(([, rules = '']) => rules).join('');
    const said = await pageWords(html.replaceAll(STYLE, ''), read);
    const words = known(
      names(css, () => namesOf(css)),
      said,
    );
    const rules = await fitted(JSON.stringify([css.length, words]), () => purge(css, words));
    let place = `<style>${rules}</style>`;
    return html.replaceAll(STYLE, () => {
      const style = place;
      place = '';
      return style;
    });
  };
}
