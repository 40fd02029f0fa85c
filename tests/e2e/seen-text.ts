/** Lists the texts that can be read on a page as it is drawn now. */
import type { Page } from 'playwright/test';

/** Runs in the page. Every drawn text of `main` outside of what is not asked for. */
function drawnTexts(others: string) {
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

const NO_TEXT = 'svg, script, style, noscript, .sr-only, nav';

/**
 * Parts that paper leaves out: buttons, contacts, drawings with their titles, what is true today alone, and
 * bands that lead to other pages.
 */
export const NOT_ON_PAPER =
  'button, .button, .print-hidden a, figure, section.print-hidden:is([data-specimen], .notice), [aria-hidden="true"].print-hidden, .on-dark.print-hidden';

/** The scale of the plans, for which a phone has bars. */
export const NOT_ON_PHONE = '.scale';

/** Gives each text of `main` outside of navigation and of the elements that are left out. */
export const seenTexts = (page: Page, others = NO_TEXT) => page.evaluate(drawnTexts, `${NO_TEXT}, ${others}`);

/** Lists the expected texts that were not seen, each as often as it is missing. */
export function missingFrom(seen: readonly string[], expected: readonly string[]) {
  const left = Map.groupBy(seen, (text) => text);
  return expected.filter((text) => left.get(text)?.pop() === undefined);
}
