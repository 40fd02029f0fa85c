import { readFileSync } from 'node:fs';

const ISLAND_FILES = /(?:component|renderer)-url="(\/_astro\/[^"]+\.js)"/g;
const IMPORTED_FILES = /["']\.\/([^"']+\.js)["']/g;

/** The scripts of the islands with all that they import, by their address. `dist` is the built folder. */
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

/** Nothing reads Astro's `uid`, which depends on the folder: two builds of one commit would differ. */
export const withoutIslandIds = (html: string): string => html.replaceAll(UID, '$1');

/** What starts islands, which Astro prints before the first, and modules, which run after the page wherever they stand. */
const LATE_SCRIPTS = /<script(?:>\(\(\)=>\{| type="module">)[\s\S]*?<\/script>/g;

/** Words first: scripts would be 2 kB on the way to the first screen. */
export function withLateScripts(html: string): string {
  const scripts = html.match(LATE_SCRIPTS)?.join('') ?? '';
  return html.replaceAll(LATE_SCRIPTS, '').replace('</body>', () => `${scripts}</body>`);
}

/** Islands that hydrate by themselves; the others wait for the visitor. */
const STARTING_ISLANDS = /<astro-island [^>]*client="load"[^>]*>/g;

/** Otherwise each level of imports costs a round trip more, 300 ms each on a slow link. */
export function withIslandPreloads(html: string, dist: string): string {
  const islands = html.match(STARTING_ISLANDS)?.join('') ?? '';
  const links = [...islandScripts(islands, dist).keys()]
    .sort()
    .map((address) => `<link rel="modulepreload" href="${address}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}
