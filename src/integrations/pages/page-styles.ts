import { browserslistToTargets, Features, transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';
import purgeHtml from 'purgecss-from-html';
import { OLDEST_ENGINES } from '../../engines.ts';
import { islandScripts } from './islands.ts';

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const INLINE_SCRIPT = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;
/** PurgeCSS would read the content of `noscript` as text. */
const NOSCRIPT_TAG = /<\/?noscript>/g;
/** React's scripts name every element and attribute, but none of our classes. */
const REACT = /\/(?:client|react)\.[^/]+$/;
/** Matches anything that can be a Tailwind class, such as `lg:mt-1.5`. */
const CLASS = /[\w@*:./%-]+/g;

/**
 * Leaves one inline stylesheet with the rules that the page can use. That saves 2,400 compressed bytes a
 * page.
 */
export async function withPageStyles(html: string, dist: string): Promise<string> {
  const css = Array.from(html.matchAll(STYLE), ([, rules = '']) => rules).join('');
  const unstyled = html.replaceAll(STYLE, '');
  const scripts = [
    ...Array.from(unstyled.matchAll(INLINE_SCRIPT), ([, code = '']) => code),
    ...[...islandScripts(unstyled, dist)].filter(([address]) => !REACT.test(address)).map(([, code]) => code),
  ];
  const [purged] = await new PurgeCSS().purge({
    content: [
      { raw: unstyled.replaceAll(NOSCRIPT_TAG, ''), extension: 'html' },
      { raw: scripts.join('\n'), extension: 'js' },
    ],
    css: [{ raw: css }],
    extractors: [
      { extensions: ['html'], extractor: purgeHtml },
      { extensions: ['js'], extractor: (code) => code.match(CLASS) ?? [] },
    ],
    // PurgeCSS drops selectors that are only a state, such as the one of the focus ring.
    safelist: [':focus-visible', ':hover', ':target'],
    variables: true,
    keyframes: true,
  });
  // Joins neighbouring rules, drops empty ones, and rewrites what the oldest engines lack.
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(purged?.css ?? css),
    minify: true,
    targets: browserslistToTargets(OLDEST_ENGINES),
    // The only prefix that these engines need is in forms.css, and nothing uses `light-dark()`.
    exclude: Features.VendorPrefixes | Features.LightDark,
  });
  return unstyled.replace('</head>', () => `<style>${code.toString()}</style></head>`);
}
