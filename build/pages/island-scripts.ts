import { readFile } from 'node:fs/promises';
import { remembered } from '../memoize.ts';

const ISLAND_FILES = /(?:component|renderer)-url="(\/_astro\/[^"]+\.js)"/g;
const IMPORTED_FILES = /["']\.\/([^"']+\.js)["']/g;

/** Scripts by their address. */
type Scripts = ReadonlyMap<string, string>;

/** The scripts of the islands in a page with all that they import. */
export type IslandScripts = (html: string) => Promise<Scripts>;

/** Reads each script of a built site once, and follows its imports once: pages share a few sets of islands. */
export function islandScripts(dist: string): IslandScripts {
  const texts = remembered<Promise<string>>();
  const sets = remembered<Promise<Scripts>>();

  async function withImports(addresses: readonly string[]): Promise<Scripts> {
    const found = new Map<string, string>();
    const follow = async (address: string): Promise<void> => {
      if (found.has(address)) return;
      found.set(address, '');
      const text = await texts(address, () => readFile(dist + address.slice(1), 'utf8'));
      found.set(address, text);
      await Promise.all([...text.matchAll(IMPORTED_FILES)].map(([, file = '']) => follow(`/_astro/${file}`)));
    };
    await Promise.all(addresses.map(follow));
    return found;
  }

  return (html) => {
    const addresses = Array.from(html.matchAll(ISLAND_FILES), ([, address = '']) => address);
    return sets(addresses.join(), () => withImports(addresses));
  };
}
