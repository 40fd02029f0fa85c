import { PurgeCSS } from 'purgecss';
import { foldedStyles } from './folded-styles.ts';
import type { IslandScripts } from './island-scripts.ts';
import { namesOf, pageWords, type PageWords, scriptTexts, wordsOf } from './page-words.ts';
import { remembered } from '../memoize.ts';

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

/** What a page needs of one stylesheet. */
type Fit = (html: string, scripts: readonly string[]) => Promise<string>;

function stylesheetFitter(css: string): Fit {
  const names = namesOf(css);
  const namedIn = remembered<readonly string[]>();
  /** Pages of one kind use the same words of the stylesheet, so most pages find their styles ready. */
  const fitted = remembered<Promise<string>>();
  return (html, scripts) => {
    const said = scripts.flatMap((text) =>
      namedIn(text, () => wordsOf(text).filter((word) => names.has(word))),
    );
    const words = pageWords(html, said, names);
    return fitted(JSON.stringify(words), () => purge(css, words));
  };
}

/** A function that leaves in a page one inline stylesheet, with only the rules that the page or its scripts can use. */
export function styleFitter(): (html: string, scriptsOf: IslandScripts) => Promise<string> {
  /** Pages share few stylesheets: one for all, and one more for those with a form. */
  const fitters = remembered<Fit>();
  return async (html, scriptsOf) => {
    const css = Array.from(html.matchAll(STYLE), ([, rules = '']) => rules).join('');
    const unstyled = html.replaceAll(STYLE, '');
    const fit = fitters(css, () => stylesheetFitter(css));
    const rules = await fit(unstyled, scriptTexts(unstyled, await scriptsOf(unstyled)));
    let place = `<style>${rules}</style>`;
    return html.replaceAll(STYLE, () => {
      const style = place;
      place = '';
      return style;
    });
  };
}
