/** Whether everything on a page can be seen, and be hit. */
import type { Locator, Page } from 'playwright/test';

/** Every element that says of itself that it can be pressed, typed into or chosen. */
export const INTERACTIVE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Where an element begins and ends in the window. */
export const edgesOf = async (element: Locator) => {
  const { y = NaN, height = NaN } = (await element.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
};

/** Texts that reach beyond the window's edge, outside of tables that scroll by themselves. */
export const cutOff = (page: Page) =>
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

/** Targets that are too small: 24 px in each dimension, 44 px for buttons. Links within a sentence are exempt. */
export const smallTargets = (page: Page) =>
  page.locator(INTERACTIVE).evaluateAll((elements) =>
    elements
      .filter((element) => {
        if (
          !element.checkVisibility({ visibilityProperty: true }) ||
          element.matches('.skip-link, [role="region"], section')
        )
          return false;
        const inText =
          getComputedStyle(element).display === 'inline' &&
          element.parentElement?.textContent.trim() !== element.textContent.trim();
        return !inText;
      })
      .flatMap((element) => {
        const [label] = 'labels' in element ? Array.from((element as HTMLInputElement).labels ?? []) : [];
        const own = element.getBoundingClientRect();
        // A tick box is as large as the label that ticks it too.
        const box =
          element.matches('[type="checkbox"], [type="radio"]') && label?.contains(element)
            ? label.getBoundingClientRect()
            : own;
        const least = element.matches('.button, button, summary') ? 44 : 24;
        return box.width >= least - 0.01 && box.height >= least - 0.01 && own.width > 0
          ? []
          : [
              `${element.tagName.toLowerCase()} "${element.textContent.trim()}" is ${box.width} × ${box.height}`,
            ];
      }),
  );

/** Scrolls to the end as somebody who reads: everything passes through the window. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
