/**
 * Tests a page that the browser translates before its scripts arrive, as on a slow link. React then renders
 * the island again and logs an error. tests/islands translates after every step.
 */
import { delayRequests, storeQuote, waitForHydration } from './quote-page.ts';
import { expect, test } from './site.ts';

/** Runs in the page. Moves each text into a new element, as Chrome and Edge do. */
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

test('a form that is translated before hydration works and keeps its input', async ({ page, watched }) => {
  await storeQuote(page);
  const release = await delayRequests(page, /_astro/);
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
  const otherMessages = watched.messages.filter((message) => !message.includes('Minified React error #418'));
  expect(otherMessages).toEqual([]);
});
