import { islandScripts, type ReadScript } from './island-scripts.ts';

/** Anything that can be a class, Tailwind's `lg:mt-1.5` included, or an element or attribute. */
const WORDS = /[A-Za-z0-9_:./%-]+/g;
const TAGS = /<([a-z][\w-]*)((?:\s[^>]*)?)>/g;
const ATTRIBUTES = /([a-z][\w-]*)(?:="([^"]*)")?/g;
/** Astro's own loader of islands: it names elements and properties of any page, and no class of ours. */
const ISLAND_LOADER = /<script>[^<]*customElements\.[\s\S]*?<\/script>/g;
const INLINE_SCRIPTS = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;

/** What a stylesheet's selectors can find in a page, in PurgeCSS's form. */
export interface PageWords {
  tags: string[];
  classes: string[];
  ids: string[];
  attributes: { names: string[]; values: string[] };
  /** What scripts say: any of the above. */
  undetermined: string[];
}

const unique = (words: Iterable<string>): string[] => [...new Set(words)].sort();

/** The text of a page's island scripts: they name classes that the HTML has not got yet. */
async function scriptTexts(html: string, read: ReadScript): Promise<string[]> {
  const scripts = [...(await islandScripts(html, read))];
  // React itself names every element and attribute there is, and none of our classes.
  return scripts.filter(([address]) => !/\/(?:client|react)\.[^/]+$/.test(address)).map(([, text]) => text);
}

/** The words of a page without its styles. Its text is left out: a paragraph about a plan has no class "plan". */
export async function pageWords(html: string, read: ReadScript): Promise<PageWords> {
  const tags = [...html.matchAll(TAGS)];
  const attributes = tags.flatMap(([, , rest = '']) => [...rest.matchAll(ATTRIBUTES)]);
  const valuesOf = (wanted: string) =>
    attributes.flatMap(([, name, value = '']) => (name === wanted ? value.split(/\s+/) : []));
  const inline = [...html.replaceAll(ISLAND_LOADER, '').matchAll(INLINE_SCRIPTS)].map(
    ([, text = '']) => text,
  );
  const scripts = [...inline, ...(await scriptTexts(html, read))].join('\n');
  return {
    tags: unique(tags.map(([, tag = '']) => tag)),
    classes: unique(valuesOf('class')),
    ids: unique(valuesOf('id')),
    attributes: {
      names: unique(attributes.map(([, name = '']) => name)),
      values: unique(['type', 'open', 'role', 'aria-current', 'aria-disabled'].flatMap(valuesOf)),
    },
    undetermined: unique(scripts.match(WORDS) ?? []),
  };
}

const NAMES = /(?:\\.|[\w-])+/g;

/** Every name in a stylesheet: of classes, elements, attributes and all else. */
export const namesOf = (css: string): ReadonlySet<string> =>
  new Set(css.match(NAMES)?.map((name) => name.replaceAll('\\', '')));

/** Only the words that a stylesheet has too: what they leave of it is the same, and many pages share them. */
export function known(names: ReadonlySet<string>, words: PageWords): PageWords {
  const named = (list: readonly string[]) => list.filter((word) => names.has(word));
  return {
    tags: named(words.tags),
    classes: named(words.classes),
    ids: named(words.ids),
    attributes: { names: named(words.attributes.names), values: named(words.attributes.values) },
    undetermined: named(words.undetermined),
  };
}
