import { readFileSync } from 'node:fs';

/** Matches the attributes of an `astro-island` that name its component and React's renderer. */
const ISLAND_FILE_PATTERN = /(?:component|renderer)-url="(\/_astro\/[^"]+\.js)"/g;
/** Matches a static import. The bundler puts the file of a lazy import between backticks. */
const IMPORTED_FILE_PATTERN = /["']\.\/([^"']+\.js)["']/g;

/**
 * Reads the code of the islands' scripts and of all their static imports, by URL. `dist` is the built folder.
 */
export function readIslandScripts(html: string, dist: string): ReadonlyMap<string, string> {
  const scripts = new Map<string, string>();
  const addScript = (url: string) => {
    if (scripts.has(url)) return;
    const code = readFileSync(dist + url.slice(1), 'utf8');
    scripts.set(url, code);
    for (const [, file = ''] of code.matchAll(IMPORTED_FILE_PATTERN)) addScript(`/_astro/${file}`);
  };
  for (const [, url = ''] of html.matchAll(ISLAND_FILE_PATTERN)) addScript(url);
  return scripts;
}

const UID_PATTERN = /(<astro-island) uid="[^"]*"/g;

/**
 * Removes Astro's `uid`, which nothing reads. It depends on the folder, so two builds of one commit would
 * differ.
 */
export const removeIslandIds = (html: string) => html.replaceAll(UID_PATTERN, '$1');

/**
 * Matches modules, which run only once the page is parsed, wherever they are. Also matches Astro's script
 * that starts islands, which can wait until then.
 */
const LATE_SCRIPT_PATTERN = /<script(?:>\(\(\)=>\{| type="module">)[\s\S]*?<\/script>/g;

/**
 * Moves late scripts, about 2 kB, to the end of the page, so that the text of the first screen comes before
 * them.
 */
export function moveLateScripts(html: string) {
  const scripts = html.match(LATE_SCRIPT_PATTERN)?.join('') ?? '';
  return html.replaceAll(LATE_SCRIPT_PATTERN, '').replace('</body>', () => `${scripts}</body>`);
}

/**
 * Matches islands that hydrate at load. Only their scripts are preloaded, because few visitors need the
 * others.
 */
const ISLAND_HYDRATED_AT_LOAD_PATTERN = /<astro-island [^>]*client="load"[^>]*>/g;

/**
 * Preloads the scripts of islands that hydrate at load, because each level of imports would cost a round
 * trip, 300 ms on a slow link.
 */
export function addIslandPreloads(html: string, dist: string) {
  const islands = html.match(ISLAND_HYDRATED_AT_LOAD_PATTERN)?.join('') ?? '';
  const links = [...readIslandScripts(islands, dist).keys()]
    .sort()
    .map((url) => `<link rel="modulepreload" href="${url}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}
