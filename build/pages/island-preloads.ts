import { islandScripts } from './island-scripts.ts';

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
