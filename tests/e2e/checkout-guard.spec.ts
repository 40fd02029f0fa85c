/** Only a visitor with a quote sees the checkout; others are sent to build one, and see nothing of it. */
import { SAVED_QUOTE } from '../saved-quote.ts';
import { awake, hold, store } from './quote-page.ts';
import { expect, test } from './site.ts';

test('without a quote nothing of the checkout is seen', async ({ page, quote, checkout, watched }) => {
  // Writes down, at every change of the document and every frame, whether anything of the checkout can be seen.
  await page.addInitScript(() => {
    if (location.pathname !== '/checkout') return;
    const look = () => {
      const parts = [...document.querySelectorAll('main h1, main form, main aside')];
      const seen = parts.find((part) =>
        part.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
      if (seen) sessionStorage.setItem('seen', `${seen.tagName} was seen`);
    };
    const everyFrame = () => {
      look();
      requestAnimationFrame(everyFrame);
    };
    everyFrame();
  });
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  const seen = () => page.evaluate(() => sessionStorage.getItem('seen'));
  // The guard does not wait for the script of the checkout.
  const release = await hold(page, /_astro\/checkout/);
  await page.goto('/about');
  await page.goto('/checkout', { waitUntil: 'commit' });
  await page.waitForURL('/custom-quote');
  await awake(page);
  await expect(quote.empty).toBeVisible();
  expect(await seen()).toBeNull();
  expect(visited).toEqual(['/about', '/checkout', '/custom-quote']);
  await page.goBack();
  await expect(page).toHaveURL('/about');

  // With a good line it shows before its script.
  await store(page, { quoteItems: JSON.stringify(SAVED_QUOTE) });
  await page.goto('/checkout');
  await expect(checkout.heading).toBeVisible();
  expect(await seen(), 'the test sees what there is to see').not.toBeNull();
  // What is stored and of no use is for the quote page to speak of.
  await store(page, { quoteItems: JSON.stringify([{ ...SAVED_QUOTE[1], price: 24.99 }]) });
  release();
  await page.goto('/checkout', { waitUntil: 'commit' });
  await page.waitForURL('/custom-quote');
  await expect(page.getByText('Your quote has changed', { exact: true })).toBeVisible();
  await checkout.open([SAVED_QUOTE[1]]);
  await expect(checkout.heading).toBeVisible();
  await expect(checkout.pay).toHaveText('Complete Payment USD 180.50');
  expect(watched.messages).toEqual([]);
});
