/** Lists the texts that can be read on a page as it is drawn now. */
import { expect, type Page } from 'playwright/test';
import { readTestData } from '../support/test-data.ts';

/** Runs in the page. Every drawn text of `main` outside of what is not asked for. */
function listDrawnTexts(others: string) {
  const isOutside = (one: DOMRect, of: DOMRect) =>
    one.right <= of.left || one.left >= of.right || one.bottom <= of.top || one.top >= of.bottom;
  const isDrawn = (node: Node, parent: Element) => {
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = Array.from(range.getClientRects()).filter(({ width, height }) => width > 1 && height > 1);
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflow } = getComputedStyle(box);
      // Text in a scrolling box can be reached.
      if (/auto|scroll/.test(overflow)) break;
      const edges = box.getBoundingClientRect();
      if (overflow !== 'visible' && boxes.every((one) => isOutside(one, edges))) return false;
    }
    return boxes.length > 0;
  };
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    if (!parent || !/[\p{L}\d]/u.test(text) || parent.closest(others)) continue;
    if (isDrawn(node, parent)) texts.push(text);
  }
  return texts;
}

/** The last two change with the hour. */
const NO_TEXT = 'svg, script, style, noscript, .sr-only, nav, [data-office], [data-opening]';

/** Gives each text of `main` outside of navigation. */
export const listSeenTexts = (page: Page) => page.evaluate(listDrawnTexts, NO_TEXT);

const leftOut = readTestData<Record<'phone' | 'paper', Record<string, readonly string[]>>>(import.meta.url);

/** Expects a page to show all that it shows on a desktop, but for what seen-text.yaml lists. */
export async function expectAllSeen(
  page: Page,
  path: string,
  on: 'phone' | 'paper',
  atDesk: readonly string[],
) {
  expect(listMissing(await listSeenTexts(page), atDesk), `on a desktop, not on ${on}`).toEqual(
    leftOut[on][path] ?? [],
  );
}

/** Lists the expected texts that were not seen, each as often as it is missing. */
function listMissing(seen: readonly string[], expected: readonly string[]) {
  const left = Map.groupBy(seen, (text) => text);
  return expected.filter((text) => left.get(text)?.pop() === undefined);
}
