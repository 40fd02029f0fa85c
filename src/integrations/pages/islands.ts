import { readFileSync } from 'node:fs';

const ISLAND_FILES = /(?:component|renderer)-url="(\/_astro\/[^"]+\.js)"/g;
const IMPORTED_FILES = /["']\.\/([^"']+\.js)["']/g;

/** Finds the scripts of islands and all that they import, by address. `dist` is the built folder. */
export function islandScripts(html: string, dist: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const follow = (address: string): void => {
    if (found.has(address)) return;
    const text = readFileSync(dist + address.slice(1), 'utf8');
    found.set(address, text);
    for (const [, file = ''] of text.matchAll(IMPORTED_FILES)) follow(`/_astro/${file}`);
  };
  for (const [, address = ''] of html.matchAll(ISLAND_FILES)) follow(address);
  return found;
}

const UID = /(<astro-island) uid="[^"]*"/g;

/**
 * Removes Astro's `uid`, which nothing reads. It depends on the folder, so two builds of one commit would
 * differ.
 */
export const withoutIslandIds = (html: string): string => html.replaceAll(UID, '$1');

/**
 * Matches Astro's script that starts islands, and modules, which run once the page is parsed wherever they
 * are.
 */
const LATE_SCRIPTS = /<script(?:>\(\(\)=>\{| type="module">)[\s\S]*?<\/script>/g;

/** Moves these scripts to the end, because they would put 2 kB before the words of the first screen. */
export function withLateScripts(html: string): string {
  const scripts = html.match(LATE_SCRIPTS)?.join('') ?? '';
  return html.replaceAll(LATE_SCRIPTS, '').replace('</body>', () => `${scripts}</body>`);
}

/** Matches islands that hydrate at load. The others wait for the visitor. */
const STARTING_ISLANDS = /<astro-island [^>]*client="load"[^>]*>/g;

/**
 * Preloads the scripts of islands. Otherwise each level of imports costs a round trip, 300 ms on a slow link.
 */
export function withIslandPreloads(html: string, dist: string): string {
  const islands = html.match(STARTING_ISLANDS)?.join('') ?? '';
  const links = [...islandScripts(islands, dist).keys()]
    .sort()
    .map((address) => `<link rel="modulepreload" href="${address}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}
