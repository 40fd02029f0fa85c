import { islandScripts } from './island-scripts.ts';

/** Islands that start by themselves; the others wait for the visitor, and so do their scripts. */
const STARTING_ISLANDS = /<astro-island [^>]*client="load"[^>]*>/g;

/**
 * Names every script of a page's starting islands in its head. Otherwise each file is asked for only once the one
 * that imports it is there: a round trip more per level, and 300 ms each on a slow link.
 */
export function withIslandPreloads(html: string, dist: string): string {
  const islands = html.match(STARTING_ISLANDS)?.join('') ?? '';
  const links = [...islandScripts(islands, dist).keys()]
    .sort()
    .map((address) => `<link rel="modulepreload" href="${address}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}
