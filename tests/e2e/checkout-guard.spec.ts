/**
 * Only a visitor with a quote sees the checkout. Other visitors are led to the quote page, and see nothing of
 * the checkout.
 */
import { holdBack, readStored, SAVED_QUOTE, storeQuote, waitForHydration } from './quote-page.ts';
import { expect, locateHeading, test } from './site.ts';

test('without a quote nothing of the checkout is seen', async ({ page, quote, checkout, watched }) => {
  // Notes at every frame whether a part of the checkout can be seen.
  await page.addInitScript(() => {
    if (location.pathname !== '/checkout') return;
    const noteSeen = () => {
      const parts = [...document.querySelectorAll('main h1, main form, main aside')];
      if (parts.some((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true })))
        sessionStorage.setItem('seen', 'yes');
      requestAnimationFrame(noteSeen);
    };
    noteSeen();
  });
  const visitedAddresses: string[] = [];
  page.on('framenavigated', (frame) => visitedAddresses.push(new URL(frame.url()).pathname));
  // The guard does not wait for the script of the checkout.
  const release = await holdBack(page, /_astro\/checkout/);
  await page.goto('/about');
  await page.goto('/checkout', { waitUntil: 'commit' });
  await page.waitForURL('/custom-quote');
  await waitForHydration(page);
  await expect(quote.empty).toBeVisible();
  expect(await readStored(page, 'seen')).toBeNull();
  expect(visitedAddresses).toEqual(['/about', '/checkout', '/custom-quote']);
  await page.goBack();
  await expect(page).toHaveURL('/about');

  // With a stored quote the checkout shows before its script has arrived.
  await storeQuote(page);
  await page.goto('/checkout');
  await expect(locateHeading(page)).toHaveText('Secure Checkout');
  expect(await readStored(page, 'seen'), 'a checkout that is shown is noted').toBe('yes');
  // If no stored line can be ordered, the quote page says so.
  await storeQuote(page, [{ ...SAVED_QUOTE[1], price: 24.99 }]);
  release();
  await page.goto('/checkout', { waitUntil: 'commit' });
  await page.waitForURL('/custom-quote');
  await expect(page.getByText('The quote has changed', { exact: true })).toBeVisible();
  await checkout.open([SAVED_QUOTE[1]]);
  await expect(locateHeading(page)).toHaveText('Secure Checkout');
  expect(watched.messages).toEqual([]);
});
