/** Every state of quote, checkout and results, through axe: WCAG 2.2 AA and best practice, without a violation. */
import type { Page } from 'playwright/test';
import { REDIRECT_MS } from '../../src/domain/checkout/submit.ts';
import { isAccessible } from '../e2e/accessible.ts';
import { checkoutOn } from '../e2e/checkout-page.ts';
import { quoteOn } from '../e2e/quote-page.ts';
import { DESK, expect, PHONE, test } from '../e2e/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The second between toast and next page never ends: axe takes what time it needs. */
const stayOnToast = (page: Page) =>
  page.addInitScript((held) => {
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === held ? 0 : wait(run, ms, ...rest)) as typeof setTimeout;
  }, REDIRECT_MS);

for (const size of [PHONE, DESK]) {
  test(`at ${size.width} px the quote page is accessible in every state`, async ({ page }) => {
    await page.setViewportSize(size);
    const quote = quoteOn(page);
    await quote.open();
    await quote.proceed.click({ force: true });
    await isAccessible(page, 'the empty quote');
    await quote.tick('Cloud Migration', 'Business Email Setup');
    await quote.customName.fill('Cabling');
    await quote.customPrice.fill('24.99');
    await expect(page.locator('#custom-price-note')).toBeVisible();
    await isAccessible(page, 'an invalid service');
    await quote.customPrice.fill('180');
    await quote.share.click();
    await expect(quote.link).toBeVisible();
    await isAccessible(page, 'a filled and shared quote');
    await page.goto('/custom-quote#q=vpn-setup.2~free-lunch.1');
    await expect(page.getByRole('button', { name: 'Replace mine' })).toBeVisible();
    await isAccessible(page, 'the question about a shared quote');
    await page.getByRole('button', { name: 'Replace mine' }).click();
    await expect(quote.notice).toBeVisible();
    await isAccessible(page, 'what became of the shared quote');
  });

  test(`at ${size.width} px checkout and success are accessible in every state`, async ({ page }) => {
    await page.setViewportSize(size);
    await stayOnToast(page);
    const checkout = checkoutOn(page);
    await checkout.open();
    await isAccessible(page, 'the checkout');
    await checkout.pay.click();
    await expect(checkout.problems).toBeVisible();
    await isAccessible(page, 'the errors');
    await checkout.fill();
    await isAccessible(page, 'the filled form');
    await checkout.pay.click();
    await expect(checkout.busy).toBeVisible();
    await expect(checkout.toast).toBeVisible();
    await isAccessible(page, 'busy, with a toast');
    await page.goto('/checkout/success');
    await expect(page.getByRole('heading', { name: 'INV-' })).toBeVisible();
    await isAccessible(page, 'the order');
  });

  test(`at ${size.width} px failure with its toast, and a page without its script, are accessible`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const checkout = checkoutOn(page);
    await checkout.open([{ id: 'vpn-setup', name: 'Old name', price: 1, quantity: 1, total: 1 }]);
    await expect(page.getByText('Your quote has changed')).toBeVisible();
    await isAccessible(page, 'a quote that has changed');
    await page.evaluate(() => {
      sessionStorage.setItem(
        'toast',
        '{"tone":"destructive","title":"Payment Failed","text":"Please try again."}',
      );
    });
    await page.goto('/checkout/failure');
    await expect(checkout.toast).toBeVisible();
    await isAccessible(page, 'the failure');
    await page.route(/_astro\/quote-builder/, (route) => route.abort());
    await page.goto('/custom-quote');
    await expect(page.getByText('A part of this page has not loaded.')).toBeVisible();
    await isAccessible(page, 'a page without its script');
  });
}
