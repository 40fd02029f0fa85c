import { readFile } from 'node:fs/promises';

const ISLAND_FILES = /(?:component|renderer)-url="(\/_astro\/[^"]+\.js)"/g;
const IMPORTED_FILES = /["']\.\/([^"']+\.js)["']/g;

/** The scripts of the islands in `html` with all that they import: their text by their address. */
export async function islandScripts(html: string, dist: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const read = async (address: string): Promise<void> => {
    if (found.has(address)) return;
    found.set(address, '');
    const script = await readFile(dist + address.slice(1), 'utf8');
    found.set(address, script);
    await Promise.all([...script.matchAll(IMPORTED_FILES)].map(([, file = '']) => read(`/_astro/${file}`)));
  };
  await Promise.all([...html.matchAll(ISLAND_FILES)].map(([, address = '']) => read(address)));
  return found;
}
