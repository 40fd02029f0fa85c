/** Compares the visible text of a page between a desktop, a phone and paper. */
import { expect, type Page } from 'playwright/test';
import { readTestData } from '#support/test-data.ts';

/** Runs in the page. Lists the visible strings of `main`, except those in the given elements. */
function listVisibleStrings(excluded: string) {
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
  const strings: string[] = [];
  const walker = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    if (!parent || !/[\p{L}\d]/u.test(text) || parent.closest(excluded)) continue;
    if (isVisible(node, parent)) strings.push(text);
  }
  return strings;
}

/** Elements whose text is not listed. The text of the last two depends on the time. */
const IGNORED_ELEMENTS = 'svg, script, style, noscript, .sr-only, nav, [data-office], [data-opening]';

/** Lists the visible strings of `main`, except those in IGNORED_ELEMENTS. */
export const listPageStrings = (page: Page) => page.evaluate(listVisibleStrings, IGNORED_ELEMENTS);

const hiddenStrings = readTestData<Record<'phone' | 'paper', Record<string, readonly string[]>>>(
  import.meta.url,
);

/**
 * Expects a page to show every string that it shows on a desktop, except exactly those that
 * text-across-media.yaml lists.
 */
export async function expectSameStrings(
  page: Page,
  path: string,
  medium: 'phone' | 'paper',
  desktopStrings: readonly string[],
) {
  expect(
    listMissingStrings(await listPageStrings(page), desktopStrings),
    `on a desktop, not on ${medium}`,
  ).toEqual(hiddenStrings[medium][path] ?? []);
}

/** Lists the expected strings that are missing. One that is missing twice is listed twice. */
function listMissingStrings(visibleStrings: readonly string[], expectedStrings: readonly string[]) {
  const remainingStrings = Map.groupBy(visibleStrings, (text) => text);
  return expectedStrings.filter((text) => remainingStrings.get(text)?.pop() === undefined);
}
