/**
 * Tests that only a visitor with a quote sees the checkout. Other visitors are redirected to the quote page.
 */
import { delayRequests, readEntry, STORED_LINES, storeQuote, waitForHydration } from './quote-page.ts';
import { expect, locateHeading, test } from './site.ts';

test('a visitor without a quote is redirected before any part of the checkout is visible', async ({
  page,
  quote,
  checkout,
  pageLog,
}) => {
  // Looks at every frame, because a part of the checkout could flash for only one.
  await page.addInitScript(() => {
    if (location.pathname !== '/checkout') return;
    const recordVisibility = () => {
      const parts = [...document.querySelectorAll('main h1, main form, main aside')];
      if (parts.some((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true })))
        sessionStorage.setItem('seen', 'yes');
      requestAnimationFrame(recordVisibility);
    };
    recordVisibility();
  });
  // On a slow network the script of the checkout comes late, and the redirect must not wait for it.
  const release = await delayRequests(page, /_astro\/checkout/);
  await page.goto('/about');
  await page.goto('/checkout', { waitUntil: 'commit' });
  await page.waitForURL('/custom-quote');
  await waitForHydration(page);
  await expect(quote.emptyMessage).toBeVisible();
  expect(await readEntry(page, 'seen')).toBeNull();
  // Otherwise Back would open the checkout, which would redirect again.
  await page.goBack();
  await expect(page).toHaveURL('/about');

  // With a stored quote, the checkout is visible before its script has arrived.
  await storeQuote(page);
  await page.goto('/checkout');
  await expect(locateHeading(page)).toHaveText('Secure Checkout');
  expect(await readEntry(page, 'seen'), 'a visible checkout is recorded').toBe('yes');
  // If no stored line can be ordered, the visitor is redirected to the quote page, which explains it.
  await storeQuote(page, [{ ...STORED_LINES[1], price: 24.99 }]);
  release();
  await page.goto('/checkout', { waitUntil: 'commit' });
  await page.waitForURL('/custom-quote');
  await expect(page.getByText('About this quote', { exact: true })).toBeVisible();
  await checkout.open([STORED_LINES[1]]);
  await expect(locateHeading(page)).toHaveText('Secure Checkout');
  expect(pageLog.messages).toEqual([]);
});
