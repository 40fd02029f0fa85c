/**
 * On a slow link a browser's translator is there before the islands' scripts: React then draws the island
 * anew, and says so on the console. Translators watch the page, and translate it again.
 */
import type { Page } from 'playwright/test';
import { SAVED_QUOTE } from '../saved-quote.ts';
import { waitForHydration, holdBack, storeTexts } from './quote-page.ts';
import { expect, test } from './site.ts';

/**
 * Ways in which translators replace a text: Chrome and Edge in its place, some extensions around it, Firefox
 * in itself.
 */
type How = 'in its place' | 'around it' | 'in itself';

const translate = (page: Page, how: How) =>
  page.evaluate((place) => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    const found: Text[] = [];
    while (walker.nextNode())
      if (/\w/.test(walker.currentNode.textContent ?? '')) found.push(walker.currentNode as Text);
    for (const text of found) {
      const translated = `«${text.data}»`;
      // HTML has left the element behind; translators have not.
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      if (place === 'in its place') {
        font.textContent = translated;
        text.replaceWith(font);
        continue;
      }
      text.data = translated;
      if (place === 'in itself') continue;
      text.replaceWith(font);
      font.append(text);
    }
  }, how);

for (const [how, path, words] of [
  ['in its place', '/contact', 'Send Message'],
  ['around it', '/checkout', 'Personal Details'],
  ['in itself', '/custom-quote', 'Custom Service'],
] as const)
  test(`a translation ${how} leaves ${path} a form that works, with what was typed`, async ({
    page,
    watched,
  }) => {
    await storeTexts(page, { quoteItems: JSON.stringify(SAVED_QUOTE) });
    const deliver = await holdBack(page, /_astro/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const box = page.getByRole('main').locator('input[type=text]').first();
    await box.fill('Akinyi');
    await translate(page, how);
    deliver();
    await waitForHydration(page);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(box).toHaveValue('Akinyi');
    // Playwright does not click the quote page's button, which says that it is disabled.
    await page.getByRole('button', { name: /Send Message|Complete Payment|Proceed/ }).press('Enter');
    await expect(page.locator('.failed, [aria-live=polite]:has-text("Tick at least one")')).toBeVisible();
    const others = watched.messages.filter((message) => !message.includes('Minified React error #418'));
    expect(others).toEqual([]);
  });
