import { browserslistToTargets, Features, transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';
import purgeHtml from 'purgecss-from-html';
import { OLDEST_ENGINES } from '#engines.ts';
import { readIslandScripts } from './islands.ts';

const STYLE_PATTERN = /<style[^>]*>([\s\S]*?)<\/style>/g;
const INLINE_SCRIPT_PATTERN = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;
/** Matches the tags of `noscript`, whose content PurgeCSS would read as text. */
const NOSCRIPT_TAG_PATTERN = /<\/?noscript>/g;
/** Matches React's scripts. They name every element and attribute, but none of our classes. */
const REACT_SCRIPT_PATTERN = /\/(?:client|react)\.[^/]+$/;
/** Matches anything that can be a Tailwind class, such as `lg:mt-1.5`. */
const CLASS_PATTERN = /[\w@*:./%-]+/g;

/**
 * Replaces the styles with one inline stylesheet that has only the rules that the page can use. This saves
 * 2,400 compressed bytes a page.
 */
export async function inlinePageStyles(html: string, dist: string) {
  const css = Array.from(html.matchAll(STYLE_PATTERN), ([, rules = '']) => rules).join('');
  const htmlWithoutStyles = html.replaceAll(STYLE_PATTERN, '');
  const scripts = [
    ...Array.from(htmlWithoutStyles.matchAll(INLINE_SCRIPT_PATTERN), ([, code = '']) => code),
    ...[...readIslandScripts(htmlWithoutStyles, dist)]
      .filter(([url]) => !REACT_SCRIPT_PATTERN.test(url))
      .map(([, code]) => code),
  ];
  const [purgedStyles] = await new PurgeCSS().purge({
    content: [
      { raw: htmlWithoutStyles.replaceAll(NOSCRIPT_TAG_PATTERN, ''), extension: 'html' },
      { raw: scripts.join('\n'), extension: 'js' },
    ],
    css: [{ raw: css }],
    extractors: [
      { extensions: ['html'], extractor: purgeHtml },
      { extensions: ['js'], extractor: (code) => code.match(CLASS_PATTERN) ?? [] },
    ],
    // PurgeCSS drops selectors that are only a state, such as the selector of the focus ring, unless they are
    // listed here.
    safelist: [':focus-visible', ':hover', ':target'],
    variables: true,
    keyframes: true,
  });
  // Lightning CSS joins neighbouring rules, drops empty ones, and rewrites what the oldest engines lack.
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(purgedStyles?.css ?? css),
    minify: true,
    targets: browserslistToTargets(OLDEST_ENGINES),
    // No prefixes are added, because the only one that these engines need is in forms.css. Nothing uses
    // `light-dark()`.
    exclude: Features.VendorPrefixes | Features.LightDark,
  });
  return htmlWithoutStyles.replace('</head>', () => `<style>${code.toString()}</style></head>`);
}
