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
