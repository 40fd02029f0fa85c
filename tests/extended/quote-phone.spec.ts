/** The quote page on a small phone, scrolled from end to end. */
import { expect, SMALL, test } from '../e2e/site.ts';

test('nothing covers the brand and the menu button, and prices are aligned', async ({ page, quote }) => {
  await page.setViewportSize(SMALL);
  await quote.open();
  await quote.tick('Cloud Migration');
  /** Scroll positions at which something else lies over the brand or the menu's button. */
  const covered = await page.evaluate(async () => {
    const handles = document.querySelectorAll('header a[aria-label], header summary');
    const found: number[] = [];
    for (let top = 0; top < document.documentElement.scrollHeight; top += 100) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      for (const handle of handles) {
        const { x, y, width, height } = handle.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        if (handles.length !== 2 || !handle.contains(hit)) found.push(top);
      }
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return found;
  });
  expect(covered).toEqual([]);

  const rightEnds = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((price) => price.getBoundingClientRect().right));
  const prices = await rightEnds('[id$="-price"]:not(input)');
  expect([prices.length, new Set(prices).size], 'prices stand in a column').toEqual([14, 1]);
  await page.goto('/pricing');
  const addOns = await rightEnds('dt > .tabular');
  expect([addOns.length, new Set(addOns).size], 'as do those of the add-ons').toEqual([4, 1]);
});
