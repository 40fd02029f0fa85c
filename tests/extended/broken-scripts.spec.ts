/** Scripts that break on a page: each island has its own boundary, which tests/islands look at. */
import { store } from '../e2e/quote-page.ts';
import { SAVED_QUOTE } from '../saved-quote.ts';
import { SAVED_ORDER } from './stored.ts';
import { expect, test } from '../e2e/site.ts';

/** What the quote builder and both forms look their elements up with. */
const breakIds = () => {
  Document.prototype.getElementById = () => {
    throw new Error('broken');
  };
};
const breakDates = () => {
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
    get: () => {
      throw new Error('broken');
    },
  });
};

for (const [island, path, broken] of [
  ['the quote builder', '/custom-quote', breakIds],
  ['the checkout', '/checkout', breakIds],
  ['the order', '/checkout/success', breakDates],
] as const)
  test(`an exception in ${island} is reported in its place`, async ({ page }) => {
    await store(page, { checkout: JSON.stringify(SAVED_ORDER), quoteItems: JSON.stringify(SAVED_QUOTE) });
    await page.addInitScript(broken);
    await page.goto(path);
    const failure = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });
    await expect(failure.first()).toContainText('broken');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
