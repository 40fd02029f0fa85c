/** Compares the visible texts of a page between a desktop, a phone and paper. */
import { expect, type Page } from 'playwright/test';
import { readTestData } from '#support/test-data.ts';

/** Runs in the page. Lists the visible texts of `main`, except those in the given elements. */
function listVisibleTexts(excluded: string) {
  const isOutside = (inner: DOMRect, outer: DOMRect) =>
    inner.right <= outer.left ||
    inner.left >= outer.right ||
    inner.bottom <= outer.top ||
    inner.top >= outer.bottom;
  const isVisible = (node: Node, parent: Element) => {
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = Array.from(range.getClientRects()).filter(({ width, height }) => width > 1 && height > 1);
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflow } = getComputedStyle(box);
      // A visitor can scroll to any text in a scrolling box.
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
    if (isVisible(node, parent)) texts.push(text);
  }
  return texts;
}

/** Elements whose text is not listed. The text of the last two depends on the time. */
const IGNORED_ELEMENTS = 'svg, script, style, noscript, .sr-only, nav, [data-office], [data-opening]';

/** Lists the visible texts of `main`, except those in IGNORED_ELEMENTS. */
export const listPageTexts = (page: Page) => page.evaluate(listVisibleTexts, IGNORED_ELEMENTS);

const hiddenTexts = readTestData<Record<'phone' | 'paper', Record<string, readonly string[]>>>(
  import.meta.url,
);

/**
 * Expects a page to show all texts that it shows on a desktop, except exactly those that
 * text-across-media.yaml lists.
 */
export async function expectSameTexts(
  page: Page,
  path: string,
  medium: 'phone' | 'paper',
  desktopTexts: readonly string[],
) {
  expect(listMissingTexts(await listPageTexts(page), desktopTexts), `on a desktop, not on ${medium}`).toEqual(
    hiddenTexts[medium][path] ?? [],
  );
}

/** Lists the expected texts that are missing. A text that is missing twice is listed twice. */
function listMissingTexts(visibleTexts: readonly string[], expectedTexts: readonly string[]) {
  const remainingTexts = Map.groupBy(visibleTexts, (text) => text);
  return expectedTexts.filter((text) => remainingTexts.get(text)?.pop() === undefined);
}
