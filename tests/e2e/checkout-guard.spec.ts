/** Only a visitor with a quote sees the checkout; others are sent to build one, and see nothing of it. */
import { SAVED_QUOTE } from '../saved-quote.ts';
import { waitForHydration, holdBack, storeTexts } from './quote-page.ts';
import { expect, test } from './site.ts';

test('without a quote nothing of the checkout is seen', async ({ page, quote, checkout, watched }) => {
  // Notes at every frame whether a part of the checkout can be seen.
  await page.addInitScript(() => {
    if (location.pathname !== '/checkout') return;
    const noteSeen = () => {
      const parts = [...document.querySelectorAll('main h1, main form, main aside')];
      const seen = parts.find((part) =>
        part.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
      if (seen) sessionStorage.setItem('seen', `${seen.tagName} was seen`);
    };
    const everyFrame = () => {
      noteSeen();
      requestAnimationFrame(everyFrame);
    };
    everyFrame();
  });
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  const seen = () => page.evaluate(() => sessionStorage.getItem('seen'));
  // The guard does not wait for the script of the checkout.
  const release = await holdBack(page, /_astro\/checkout/);
  await page.goto('/about');
  await page.goto('/checkout', { waitUntil: 'commit' });
  await page.waitForURL('/custom-quote');
  await waitForHydration(page);
  await expect(quote.empty).toBeVisible();
  expect(await seen()).toBeNull();
  expect(visited).toEqual(['/about', '/checkout', '/custom-quote']);
  await page.goBack();
  await expect(page).toHaveURL('/about');

  // A stored quote shows it before its script has come.
  await storeTexts(page, { quoteItems: JSON.stringify(SAVED_QUOTE) });
  await page.goto('/checkout');
  await expect(checkout.heading).toBeVisible();
  expect(await seen(), 'a checkout that is shown is noted').not.toBeNull();
  // If no stored line can be ordered, the quote page says so.
  await storeTexts(page, { quoteItems: JSON.stringify([{ ...SAVED_QUOTE[1], price: 24.99 }]) });
  release();
  await page.goto('/checkout', { waitUntil: 'commit' });
  await page.waitForURL('/custom-quote');
  await expect(page.getByText('The quote has changed', { exact: true })).toBeVisible();
  await checkout.open([SAVED_QUOTE[1]]);
  await expect(checkout.heading).toBeVisible();
  await expect(checkout.pay).toHaveText('Complete Payment USD 180.50');
  expect(watched.messages).toEqual([]);
});
