/** Finds text that cannot be read and controls that cannot be pressed, and scrolls through a page. */
import type { Locator, Page } from 'playwright/test';

/** Matches the elements that a visitor can press, type into or choose. */
export const INTERACTIVE_SELECTOR = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Returns the top and bottom of an element in the window, in pixels. */
export const getEdges = async (element: Locator) => {
  const { y = NaN, height = NaN } = (await element.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
};

/** The minimum font size, in pixels. */
const MIN_FONT_PX = {
  text: 12,
  /** The size in a window of 320 px, which is 1,280 px at 400% zoom. Drawings get smaller with the window. */
  label: 8.5,
};

/**
 * Runs in the page. Lists text that is too small, reaches beyond the edge of the window outside of a
 * scrolling table, or has a word that is broken in two.
 */
function listTextFaultsInPage(minSize: typeof MIN_FONT_PX) {
  const faults: string[] = [];
  const isInScroller = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || isInScroller(element.parentElement));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent ?? '';
    if (!text.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    const report = (fault: string) => faults.push(`"${text.trim().slice(0, 60)}" ${fault}`);

    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    const isTooSmall =
      parent instanceof SVGGraphicsElement
        ? size * (parent.getScreenCTM()?.a ?? 1) < minSize.label
        : size < minSize.text;
    // Print styles have sizes of their own.
    if (isTooSmall && !matchMedia('print').matches) report('is too small');
    if (parent.closest('.sr-only, .skip-link, svg, noscript, [aria-hidden="true"]')) continue;

    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = Array.from(range.getClientRects()).filter(({ width }) => width > 0);
    const isCutOff = boxes.some(({ left, right }) => left < -0.5 || right > innerWidth + 0.5);
    if (isCutOff && !isInScroller(parent)) report('is cut off');

    // Only names and headings must keep their words whole.
    if (!parent.closest('main :is(h1, h2, h3, dt)')) continue;
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) report(`has "${word}" broken in two`);
    }
  }
  return faults;
}

export const listTextFaults = (page: Page) => page.evaluate(listTextFaultsInPage, MIN_FONT_PX);

/** Lists text that is wider than its box, and so may cover the neighbours of the box. */
export const listTextWiderThanBox = (page: Page) =>
  page
    .locator('main :is(h1, h2, h3, p, li, dt, dd, td, th, a, button, label, span)')
    .evaluateAll((elements) =>
      elements
        .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest('.sr-only, svg'))
        .filter((element) => getComputedStyle(element).overflowX === 'visible')
        .map((element) => element.textContent.trim().slice(0, 60)),
    );

/**
 * Puts a word of 58 letters into each text node, except in drawings, tables, amounts and words that must stay
 * on one line. Returns by how many pixels the page is then too wide.
 */
export const measureOverflowByLongWords = (page: Page) =>
  page.evaluate(() => {
    const originalStrings = new Map<Node, string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('svg, script, style, table, .tabular, .whitespace-nowrap')) continue;
      const text = node.textContent ?? '';
      originalStrings.set(node, text);
      node.textContent = text.replace(/\p{L}+/u, 'x'.repeat(58));
    }
    const overflow = document.documentElement.scrollWidth - innerWidth;
    for (const [node, text] of originalStrings) node.textContent = text;
    return overflow;
  });

/** Matches buttons, fields, and links to phone, email and WhatsApp. Other links may be smaller than these. */
const MAIN_ACTIONS_SELECTOR =
  '.button, .text-button, button, summary, .input, main :is([href^="tel:"], [href^="mailto:"], [href*="//wa.me/"])';

/** Lists main actions under 44 px outside of sentences. axe checks that every target has 24 px. */
export const listSmallTargets = (page: Page) =>
  page.locator(MAIN_ACTIONS_SELECTOR).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) =>
          element.matches('.button, .text-button, :not(a)') ||
          element.textContent.trim() === element.parentElement?.textContent.trim(),
      )
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height) < 43.99;
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );

/** Scrolls to the end in steps, so that the window shows every part of the page once. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
