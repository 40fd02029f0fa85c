/**
 * On a slow link a browser's translator is there before the islands' scripts: React then draws the island anew, and
 * says so on the console. Translators watch the page, and translate it again.
 */
import type { Page } from 'playwright/test';
import { SAVED_QUOTE } from '../saved-quote.ts';
import { awake, store } from './quote-page.ts';
import { expect, test } from './site.ts';

/** What translators do to a text: the first as Chrome and Edge, the second as some extensions, the third as Firefox. */
const TRANSLATORS = ['in its place', 'around it', 'in itself'] as const;

const translate = (page: Page, how: (typeof TRANSLATORS)[number]) =>
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

for (const how of TRANSLATORS) {
  test.describe(`a translation ${how}`, () => {
    for (const [path, words] of [
      ['/contact', 'Send Message'],
      ['/checkout', 'Personal Details'],
      ['/custom-quote', 'Choose your services'],
    ] as const) {
      test(`leaves ${path} a form that works, with what was typed`, async ({ page, watched }) => {
        await store(page, { quoteItems: JSON.stringify(SAVED_QUOTE) });
        const scripts = Promise.withResolvers<undefined>();
        await page.route('**/_astro/**', async (route) => {
          await scripts.promise;
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const box = page.getByRole('main').locator('input[type=text]').first();
        await box.fill('Akinyi');
        await translate(page, how);
        scripts.resolve(undefined);
        await awake(page);
        await expect(page.getByText(words, { exact: true })).toBeVisible();
        await expect(box).toHaveValue('Akinyi');
        // By key: on the quote page the button says of itself that it does nothing yet.
        await page.getByRole('button', { name: /Send Message|Complete Payment|Proceed/ }).press('Enter');
        await expect(page.locator('.failed, [aria-live=polite]:has-text("Tick at least one")')).toBeVisible();
        const others = watched.messages.filter((message) => !message.includes('Minified React error #418'));
        expect(others).toEqual([]);
      });
    }
  });
}
