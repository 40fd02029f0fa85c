import type { Island, ServedText } from '../platform/served-texts.ts';

/**
 * Keeps the texts of an island with its element, for its script: see platform/served-texts.ts. Runs inline once the page
 * is parsed, before any translator does, and therefore shares no code with what comes later.
 */
export function keepServedTexts(island: Island): void {
  const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
  const texts: ServedText[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const { data: words, previousSibling: before, nextSibling: after, parentElement: parent } = node;
    if (parent) texts.push({ node, words, before, after, parent });
  }
  island.servedTexts = texts;
}
