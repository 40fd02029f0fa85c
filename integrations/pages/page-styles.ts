import { PurgeCSS } from 'purgecss';
import purgeHtml from 'purgecss-from-html';
import { islandScripts } from './islands.ts';

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const INLINE_SCRIPT = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;
/** The parser treats its content as text. */
const NOSCRIPT_TAG = /<\/?noscript>/g;
/** React names every element and attribute there is, and none of our classes. */
const REACT = /\/(?:client|react)\.[^/]+$/;
/** Anything that can be a class of Tailwind's, `lg:mt-1.5` included. */
const CLASS = /[\w:./%-]+/g;

/** Tailwind registers each of its variables, and sets all of them once more for browsers that register none. */
const REGISTRATION = /@property (--tw-[\w-]+)\{([^}]*)\}/g;
const FOR_OLD_BROWSERS = /@layer properties\{@supports [^{]*\{[^{}]*\{[^{}]*\}\}\}/g;
/** What the base gives to every border. */
const SOLID = /(?<![\w-])border(?:-[a-z]+)*-style:solid;?/g;
/** What was emptied, and Tailwind's licence, which the repository names. */
const NEEDLESS = /[^{};]+\{(?:[^{};]+\{\})*\}|\/\*!.*?\*\/\s*/gs;

/** Without variables that the page never sets: for each element a browser has that much less to compute. */
function withPlainValues(css: string): string {
  const rules = css.replaceAll(FOR_OLD_BROWSERS, '').replaceAll(REGISTRATION, '');
  const isSet = (name: string) => rules.includes(`${name}:`);
  const registered = Array.from(css.matchAll(REGISTRATION), ([rule, name = '', body = '']) => ({
    rule,
    name,
    initial: /initial-value:([^;]*)/.exec(body)?.[1],
  }));
  const kept = registered.filter(({ name }) => isSet(name));
  const start = kept.length > 0 ? (css.match(FOR_OLD_BROWSERS) ?? []).join('') : '';
  const plain = rules
    .replaceAll(/var\((--tw-[\w-]+)(?:,([^()]*))?\)/g, (value, name: string, other?: string) =>
      isSet(name) ? value : (other ?? registered.find((one) => one.name === name)?.initial ?? value),
    )
    // A stylesheet beside the global one repeats the theme's value wherever it uses it.
    .replaceAll(/var\((--(?!tw-)[\w-]+),[^()]*\)/g, (value, name: string) =>
      isSet(name) ? `var(${name})` : value,
    );
  return start + plain.replaceAll(SOLID, '').replaceAll(NEEDLESS, '') + kept.map(({ rule }) => rule).join('');
}

/** One inline stylesheet with the rules that the page can use: about 2,400 bytes of brotli less a page. */
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
    // PurgeCSS drops selectors that are a state alone: the focus ring would go, and `:is(:hover, :target)`.
    safelist: [':focus-visible', ':hover', ':target'],
    variables: true,
    keyframes: true,
  });
  return unstyled.replace('</head>', () => `<style>${withPlainValues(purged?.css ?? css)}</style></head>`);
}
