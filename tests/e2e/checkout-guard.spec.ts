/** Who may see the checkout: whoever has a quote. Everybody else builds one first, and notices nothing. */
import type { Page } from 'playwright/test';
import { checkoutOn, SAVED_LINES } from './checkout-page.ts';
import { awake, hold, quoteOn, store } from './quote-page.ts';
import { expect, test } from './site.ts';

/** Writes down, at every change of the document and every frame, whether anything of the checkout can be seen. */
async function watchForFlash(page: Page) {
  await page.addInitScript(() => {
    if (location.pathname !== '/checkout') return;
    const look = () => {
      for (const part of document.querySelectorAll('main h1, main form, main aside')) {
        if (part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          sessionStorage.setItem('seen', `${part.tagName} was seen`);
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    const everyFrame = () => {
      look();
      requestAnimationFrame(everyFrame);
    };
    everyFrame();
  });
  return () => page.evaluate(() => sessionStorage.getItem('seen'));
}

const custom = (price: unknown) =>
  JSON.stringify([{ id: 'custom', name: 'Cabling', description: '', price, quantity: 1, total: price }]);

for (const [what, quoteItems] of [
  ['nothing', undefined],
  ['an empty list', '[]'],
  ['something torn', '[{"id":"vpn-se'],
  ['no list', '{"id":"vpn-setup","quantity":1}'],
  ['an unknown service', '[{"id":"free-lunch","quantity":1,"price":0,"total":0}]'],
  ['a quantity of nothing', '[{"id":"vpn-setup","quantity":0,"price":280,"total":0}]'],
  ['a quantity in text', '[{"id":"vpn-setup","quantity":"1","price":280,"total":280}]'],
  ['too many', '[{"id":"vpn-setup","quantity":11,"price":280,"total":3080}]'],
  ['an own service out of bounds', custom(24.99)],
  ['an own service for nothing', custom(-1)],
] as const) {
  test(`with ${what} saved, the quote page takes the place of the checkout, without a flash`, async ({
    page,
    watched,
  }) => {
    const seen = await watchForFlash(page);
    await store(page, quoteItems === undefined ? {} : { quoteItems });
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await page.goto('/about');
    await page.goto('/checkout', { waitUntil: 'commit' });
    await page.waitForURL('/custom-quote');
    await awake(page);
    expect(await seen()).toBeNull();
    expect(visited).toEqual(['/about', '/checkout', '/custom-quote']);
    await expect(quoteOn(page).empty).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL('/about');
    expect(watched.messages).toEqual([]);
  });
}

test('the guard does not wait for the script of the checkout', async ({ page }) => {
  await hold(page, /_astro\/checkout/);
  await page.goto('/checkout', { waitUntil: 'commit' });
  await page.waitForURL('/custom-quote');
});

test('with a quote the checkout shows before its script is there', async ({ page }) => {
  const checkout = checkoutOn(page);
  await store(page, { quoteItems: JSON.stringify(SAVED_LINES) });
  await hold(page, /_astro\/checkout/);
  await page.goto('/checkout');
  await expect(checkout.heading).toBeVisible();
  await expect(checkout.field('Full name')).toBeVisible();
});

test('with a service of one’s own alone the checkout stays, and shows', async ({ page }) => {
  const checkout = checkoutOn(page);
  await checkout.open([SAVED_LINES[1]]);
  await expect(checkout.heading).toBeVisible();
  await expect(checkout.summary).toContainText('Cabling');
  await expect(checkout.pay).toHaveText('Complete Payment USD 180.50');
});

test('a prerendered checkout goes nowhere until it is visited', async ({ page }) => {
  await page.addInitScript(() => {
    let prerendering = location.pathname === '/checkout';
    Object.defineProperty(document, 'prerendering', { get: () => prerendering });
    document.addEventListener('visit', () => {
      prerendering = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
  });
  await page.goto('/checkout');
  await awake(page);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('heading', { name: 'Secure Checkout' })).toBeHidden();
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visit'));
  });
  await expect(page).toHaveURL('/custom-quote');
});

test('a prerendered checkout with a quote fills when it is visited', async ({ page }) => {
  const checkout = checkoutOn(page);
  await store(page, { quoteItems: JSON.stringify(SAVED_LINES) });
  await page.addInitScript(() => {
    let prerendering = true;
    Object.defineProperty(document, 'prerendering', { get: () => prerendering });
    document.addEventListener('visit', () => {
      prerendering = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
  });
  await page.goto('/checkout');
  await awake(page);
  await expect(checkout.heading).toBeHidden();
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visit'));
  });
  await expect(checkout.pay).toHaveText('Complete Payment USD 740.50');
});

test('a tampered quote shows today’s names and prices, and says what changed', async ({ page }) => {
  const checkout = checkoutOn(page);
  await checkout.open([
    { id: 'vpn-setup', name: 'VPN <b>Deluxe</b>', description: 'Free', price: 1, quantity: 2, total: 2 },
    { id: 'free-lunch', name: 'Lunch', description: '', price: 0, quantity: 1, total: 0 },
  ]);
  await expect(checkout.summary.getByRole('listitem').first()).toHaveText(/^VPN Setup × 2.*\$560$/);
  await expect(checkout.pay).toHaveText('Complete Payment USD 560.00');
  const notice = page.getByRole('status').filter({ hasText: 'Your quote has changed' });
  await expect(notice.getByRole('listitem')).toHaveText([
    'A service that we do not offer was left out.',
    'A service in the quote is now called VPN Setup.',
    'The price of VPN Setup has changed; the current price is shown.',
  ]);
  await expect(page.getByText('Deluxe')).toHaveCount(0);
});
