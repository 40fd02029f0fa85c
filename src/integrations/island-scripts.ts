import { readFile } from 'node:fs/promises';
import { remembered } from './remembered.ts';

const ISLAND_FILES = /(?:component|renderer)-url="(\/_astro\/[^"]+\.js)"/g;
const IMPORTED_FILES = /["']\.\/([^"']+\.js)["']/g;

/** The text of a script of the built site, by its address. */
export type ReadScript = (address: string) => Promise<string>;

/** Reads each script once, for all pages share a few. */
export function scriptReader(dist: string): ReadScript {
  const texts = remembered<Promise<string>>();
  return (address) => texts(address, () => readFile(dist + address.slice(1), 'utf8'));
}

/** The scripts of the islands in `html` with all that they import: their text by their address. */
export async function islandScripts(html: string, read: ReadScript): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const follow = async (address: string): Promise<void> => {
    if (found.has(address)) return;
    found.set(address, '');
    const script = await read(address);
    found.set(address, script);
    await Promise.all([...script.matchAll(IMPORTED_FILES)].map(([, file = '']) => follow(`/_astro/${file}`)));
  };
  await Promise.all([...html.matchAll(ISLAND_FILES)].map(([, address = '']) => follow(address)));
  return found;
}
