/** Quote page and checkout from the back-forward cache, which keeps a page alive while the visitor is elsewhere. */
import type { Page } from 'playwright/test';
import { findDesktopChromium } from '../../tools/chromium.ts';
import { BILLING, checkoutOn } from '../e2e/checkout-page.ts';
import { quoteOn } from '../e2e/quote-page.ts';
import { expect, test } from '../e2e/site.ts';

// The headless shell has no such cache.
const executablePath = findDesktopChromium();

test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    // Playwright switches the cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/**
 * Goes elsewhere and comes back to the very same page, with all that it holds in memory. That it is the same is written
 * in a cookie, which stays when the site leads on at once.
 */
async function leaveAndReturn(page: Page) {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.cookie = 'returned=yes';
    });
    location.assign('/about');
  });
  await page.waitForURL('/about');
  await page.evaluate(() => {
    history.back();
  });
  await page.waitForFunction(() => document.cookie.includes('returned'));
}

test('a quote goes on where it was left; an order that was left in the middle is not finished, and can be placed anew', async ({
  page,
}) => {
  const quote = quoteOn(page);
  const checkout = checkoutOn(page);
  await quote.open();
  await quote.tick('VPN Setup');
  await leaveAndReturn(page);
  await expect(quote.lines).toHaveText(['VPN Setup1 × $280$280']);
  await quote.more('VPN Setup').click();
  await expect(quote.total).toHaveText('USD 560.00');
  await page.context().clearCookies();

  await checkout.open();
  await checkout.fill();
  await checkout.startPaying();
  await page.clock.runFor(1000);
  await leaveAndReturn(page);
  await expect(checkout.pay).toBeVisible();
  await expect(checkout.form).toHaveAttribute('aria-busy', 'false');
  await expect(checkout.field('City')).toHaveValue(BILLING.City);
  await page.clock.runFor(5000);
  await expect(page).toHaveURL('/checkout');
  await expect(checkout.toast).toHaveCount(0);
  await checkout.pay.click();
  await expect(checkout.busy).toBeVisible();
  await page.clock.runFor(3000);
  await expect(page).toHaveURL('/checkout/success');
});
