/**
 * On a slow link a browser's translator is there before the islands' scripts: React then draws the island
 * anew, and says so on the console. tests/islands translates after every step.
 */
import { holdBack, storeQuote, waitForHydration } from './quote-page.ts';
import { expect, test } from './site.ts';

/** Runs in the page. Puts each text into an element of its own, as Chrome and Edge do. */
function translate() {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
  const textNodes: Node[] = [];
  while (walker.nextNode()) textNodes.push(walker.currentNode);
  for (const text of textNodes) {
    // Translators still use this element, which HTML has dropped.
    const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    font.textContent = `«${text.textContent ?? ''}»`;
    text.parentNode?.replaceChild(font, text);
  }
}

test('a translation leaves a form that works, with what was typed', async ({ page, watched }) => {
  await storeQuote(page);
  const release = await holdBack(page, /_astro/);
  await page.goto('/checkout', { waitUntil: 'domcontentloaded' });
  const box = page.getByRole('main').locator('input[type=text]').first();
  await box.fill('Akinyi');
  await page.evaluate(translate);
  release();
  await waitForHydration(page);
  await expect(page.getByText('Personal Details', { exact: true })).toBeVisible();
  await expect(box).toHaveValue('Akinyi');
  await page.getByRole('button', { name: 'Complete Payment' }).click();
  await expect(page.locator('.failed')).toBeVisible();
  const others = watched.messages.filter((message) => !message.includes('Minified React error #418'));
  expect(others).toEqual([]);
});
