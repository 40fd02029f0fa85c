/** Finds what cannot be seen or hit on a page. */
import type { Locator, Page } from 'playwright/test';

/** Matches every element that can be pressed, typed into or chosen, by its own account. */
export const INTERACTIVE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Returns the top and bottom of an element in the window, in pixels. */
export const getEdges = async (element: Locator) => {
  const { y = NaN, height = NaN } = (await element.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
};

/** Lists texts that reach beyond the window's edge, outside of tables that scroll by themselves. */
export const findTextsBeyondWindow = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (
        !text ||
        !parent?.checkVisibility({ visibilityProperty: true }) ||
        parent.closest('.sr-only, .skip-link, svg, script, noscript, [aria-hidden="true"]')
      )
        continue;
      let scroller: Element | null = parent;
      while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowX))
        scroller = scroller.parentElement;
      if (scroller && scroller !== document.documentElement) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, width } of range.getClientRects()) {
        if (width > 0 && (left < -0.5 || right > innerWidth + 0.5)) found.push(text.slice(0, 60));
      }
    }
    return found;
  });

/** Lists texts that are wider than their box, and so cover what is beside it. */
export const findTextsWiderThanBox = (page: Page) =>
  page
    .locator('main :is(h1, h2, h3, p, li, dt, dd, td, th, a, button, label, span)')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest('.sr-only, svg'))
        .filter((element) => getComputedStyle(element).overflowX === 'visible')
        .filter((element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
        .map((element) => element.textContent.trim().slice(0, 60)),
    );

/**
 * Lists texts that make the page wider if a word in them has 58 letters. Leaves out amounts and texts that
 * stay on one line.
 */
export const findTextsThatWidenPage = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (node.parentElement?.closest('svg, script, style, table, .tabular, .whitespace-nowrap')) continue;
      node.textContent = text.replace(/\p{L}+/u, 'x'.repeat(58));
      if (document.documentElement.scrollWidth > innerWidth) found.push(text.trim().slice(0, 60));
      node.textContent = text;
    }
    return found;
  });

/** Lists words of names and headings that a narrow column breaks in two. */
export const findBrokenWords = (page: Page) =>
  page.locator('main :is(h1, h2, h3, dt)').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
      .flatMap((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top));
            if (new Set(tops).size > 1) found.push(word);
          }
        }
        return found;
      }),
  );

const MIN_SIZE = {
  text: 12,
  /** The size in a window of 320 px, which is 1,280 px at 400% zoom. Drawings get smaller with the window. */
  label: 8.5,
};

/** Lists texts that are too small to read. */
export const findTinyTexts = (page: Page) =>
  page.locator('body *').evaluateAll((elements, least) => {
    const isText = (node: Node) => node instanceof Text && node.data.trim() !== '';
    return elements
      .filter((element) => Array.from(element.childNodes).some(isText) && element.checkVisibility())
      .filter((element) => {
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        return element instanceof SVGGraphicsElement
          ? size * (element.getScreenCTM()?.a ?? 1) < least.label
          : size < least.text;
      })
      .map((element) => element.textContent.trim().slice(0, 60));
  }, MIN_SIZE);

/** Buttons, fields, and links that call or write. Other links are in texts and lists. */
const MAIN_ACTIONS =
  '.button, .text-button, button, summary, .input, main :is([href^="tel:"], [href^="mailto:"], [href*="//wa.me/"])';

/** Lists main actions under 44 px outside of sentences. axe checks that every target has 24 px. */
export const findSmallTargets = (page: Page) =>
  page.locator(MAIN_ACTIONS).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) =>
          element.matches('.button, .text-button, :not(a)') ||
          element.textContent.trim() === element.parentElement?.textContent.trim(),
      )
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height) >= 43.99
          ? []
          : [`${element.outerHTML.slice(0, 80)} is ${width} × ${height}`];
      }),
  );

/** Scrolls to the end like a reader, so everything passes through the window. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
