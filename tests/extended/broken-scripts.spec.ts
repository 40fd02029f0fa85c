/** Scripts that break on a page: each island says so in its place, and the rest of the page stays. */
import { isAccessible } from '../e2e/accessible.ts';
import { store } from '../e2e/quote-page.ts';
import { allPages } from '../routes.ts';
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
] as const) {
  test(`an exception in ${island} is reported in its place, with a link that loads the page again`, async ({
    page,
  }) => {
    await store(page, { checkout: JSON.stringify(SAVED_ORDER), quoteItems: JSON.stringify(SAVED_QUOTE) });
    await page.addInitScript(broken);
    await page.goto(path);
    const failure = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' }).first();
    await expect(failure).toContainText('broken');
    const { h1 = '' } = allPages.find((route) => route.path === path) ?? {};
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    await isAccessible(page, `${path}, broken`);
    await failure.getByRole('link', { name: 'Load this page again' }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
  });
}
