/** Lists the texts that can be read on a page as it is drawn now. */
import { expect, type Page } from 'playwright/test';
import { readTestData } from '#support/test-data.ts';

/** Runs in the page. Lists every drawn text of `main`, outside the given elements. */
function listDrawnTexts(excluded: string) {
  const isOutside = (inner: DOMRect, outer: DOMRect) =>
    inner.right <= outer.left ||
    inner.left >= outer.right ||
    inner.bottom <= outer.top ||
    inner.top >= outer.bottom;
  const isDrawn = (node: Node, parent: Element) => {
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = Array.from(range.getClientRects()).filter(({ width, height }) => width > 1 && height > 1);
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflow } = getComputedStyle(box);
      // A visitor can reach text in a scrolling box.
      if (/auto|scroll/.test(overflow)) break;
      const edges = box.getBoundingClientRect();
      if (overflow !== 'visible' && boxes.every((lineBox) => isOutside(lineBox, edges))) return false;
    }
    return boxes.length > 0;
  };
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    if (!parent || !/[\p{L}\d]/u.test(text) || parent.closest(excluded)) continue;
    if (isDrawn(node, parent)) texts.push(text);
  }
  return texts;
}

/** Elements whose text is not listed. The text of the last two changes with the hour. */
const NO_TEXT = 'svg, script, style, noscript, .sr-only, nav, [data-office], [data-opening]';

/** Lists each text of `main` outside of navigation. */
export const listSeenTexts = (page: Page) => page.evaluate(listDrawnTexts, NO_TEXT);

const hiddenTexts = readTestData<Record<'phone' | 'paper', Record<string, readonly string[]>>>(
  import.meta.url,
);

/** Expects a page to show all that it shows on a desktop, but for what seen-text.yaml lists. */
export async function expectAllSeen(
  page: Page,
  path: string,
  on: 'phone' | 'paper',
  desktopTexts: readonly string[],
) {
  expect(listMissing(await listSeenTexts(page), desktopTexts), `on a desktop, not on ${on}`).toEqual(
    hiddenTexts[on][path] ?? [],
  );
}

/** Lists the expected texts that were not seen. A text that is missing twice is listed twice. */
function listMissing(seen: readonly string[], expected: readonly string[]) {
  const remaining = Map.groupBy(seen, (text) => text);
  return expected.filter((text) => remaining.get(text)?.pop() === undefined);
}
