/** Anything that can be a class, Tailwind's `lg:mt-1.5` included, or an element or attribute. */
const WORDS = /[A-Za-z0-9_:./%-]+/g;
const TAGS = /<([a-z][\w-]*)((?:\s[^>]*)?)>/g;
const ATTRIBUTES = /([a-z][\w-]*)(?:="([^"]*)")?/g;
/** Astro's own loader of islands: it names elements and properties of any page, and no class of ours. */
const ISLAND_LOADER = /<script>[^<]*customElements\.[\s\S]*?<\/script>/g;
const INLINE_SCRIPTS = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;
/** Attributes by whose value a rule may choose an element. */
const CHOSEN_BY_VALUE = ['type', 'open', 'role', 'aria-current', 'aria-disabled'];
/** React itself names every element and attribute there is, and none of our classes. */
const REACT = /\/(?:client|react)\.[^/]+$/;

/** What a stylesheet's selectors can find in a page, in PurgeCSS's form. */
export interface PageWords {
  tags: string[];
  classes: string[];
  ids: string[];
  attributes: { names: string[]; values: string[] };
  /** What scripts say: any of the above. */
  undetermined: string[];
}

const NAMES = /(?:\\.|[\w-])+/g;

/** Every name in a stylesheet: of classes, elements, attributes and all else. */
export const namesOf = (css: string): ReadonlySet<string> =>
  new Set(css.match(NAMES)?.map((name) => name.replaceAll('\\', '')));

/** Anything in a script that may be a name. */
export const wordsOf = (script: string): readonly string[] => [...new Set(script.match(WORDS))];

/** The texts of a page's scripts: they name classes that the HTML has not got yet. `islands` are those in files. */
export function scriptTexts(html: string, islands: ReadonlyMap<string, string>): readonly string[] {
  const inline = html.replaceAll(ISLAND_LOADER, '').matchAll(INLINE_SCRIPTS);
  const files = [...islands].filter(([address]) => !REACT.test(address));
  return [...Array.from(inline, ([, text = '']) => text), ...files.map(([, text]) => text)];
}

/**
 * The words of a page without its styles that are `names` of a stylesheet too, and so are `scriptWords`: what they
 * leave of it is the same, and many pages share them. The page's text is left out: a paragraph about a plan has no
 * class "plan".
 */
export function pageWords(
  html: string,
  scriptWords: readonly string[],
  names: ReadonlySet<string>,
): PageWords {
  const named = (words: readonly string[]) => [...new Set(words.filter((word) => names.has(word)))].sort();
  const tags = [...html.matchAll(TAGS)];
  const attributes = [
    ...tags
      .map(([, , rest = '']) => rest)
      .join('')
      .matchAll(ATTRIBUTES),
  ];
  const valuesOf = (wanted: string) =>
    attributes.flatMap(([, name, value = '']) => (name === wanted ? value.split(/\s+/) : []));
  return {
    tags: named(tags.map(([, tag = '']) => tag)),
    classes: named(valuesOf('class')),
    ids: named(valuesOf('id')),
    attributes: {
      names: named(attributes.map(([, name = '']) => name)),
      values: named(CHOSEN_BY_VALUE.flatMap(valuesOf)),
    },
    undetermined: named(scriptWords),
  };
}
