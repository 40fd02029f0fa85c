/** Every state of a page that the visit to every page does not pass through, by axe: WCAG 2.2 AA and best practice. */
import type { Page } from 'playwright/test';
import { REDIRECT_MS } from '../../src/domain/checkout/toasts.ts';
import { allPages } from '../routes.ts';
import { isAccessible } from '../e2e/accessible.ts';
import { denyStorage, store } from '../e2e/quote-page.ts';
import { DESK, expect, PHONE, test } from '../e2e/site.ts';
import { FAILED_TOAST } from './stored.ts';

const still = { contextOptions: { reducedMotion: 'reduce' as const } };

/** The second between toast and next page never ends: axe takes what time it needs. */
const stayOnToast = (page: Page) =>
  page.addInitScript((held) => {
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === held && location.pathname === '/checkout' ? 0 : wait(run, ms, ...rest)) as typeof setTimeout;
  }, REDIRECT_MS);

/** A page as it is without JavaScript, in a browser that has it: axe itself cannot do without. */
const withoutScripts = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>|<\/?noscript>/g, '')
    .replaceAll('(scripting:none)', 'all')
    .replaceAll('(scripting:enabled)', 'not all');

test.describe('without JavaScript', () => {
  // The page's policy knows its styles by their hash.
  test.use({ ...still, viewport: PHONE, bypassCSP: true });

  const forms = allPages.filter(({ scripts }) => scripts === 'form');
  test('there are forms to look at', () => {
    expect(forms.length).toBeGreaterThanOrEqual(3);
  });
  for (const { path } of forms) {
    test(`${path} is accessible`, async ({ page }) => {
      await page.route(path, async (request) => {
        const response = await request.fetch();
        await request.fulfill({ response, body: withoutScripts(await response.text()) });
      });
      await page.goto(path);
      await expect(page.getByText('needs JavaScript')).toBeVisible();
      await isAccessible(page, path);
    });
  }
});

for (const size of [PHONE, DESK]) {
  test.describe(`at ${size.width} px, accessible in every state`, () => {
    test.use({ ...still, viewport: size });

    test('the quote page', async ({ page, quote }) => {
      await store(page, { quoteBuilder: '{"version":1,"selec' });
      await quote.open();
      await expect(quote.notice).toBeVisible();
      await quote.proceed.click({ force: true });
      await isAccessible(page, 'empty, after a quote that was torn');
      await quote.tick('Cloud Migration', 'Business Email Setup');
      await quote.customName.fill('Cabling');
      await quote.customPrice.fill('24.99');
      await page.keyboard.press('Tab');
      await expect(page.locator('#custom-price-note')).toBeVisible();
      // Half under the header that stays, a button would be too small.
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      await isAccessible(page, 'an invalid service');
      await quote.customPrice.fill('180');
      await quote.share.click();
      await expect(quote.link).toBeVisible();
      await isAccessible(page, 'filled and shared');
      await page.goto('/custom-quote#q=vpn-setup.2~free-lunch.1');
      const replace = page.getByRole('button', { name: 'Replace mine' });
      await expect(replace).toBeVisible();
      await isAccessible(page, 'the question about a shared quote');
      await replace.click();
      await expect(quote.notice.filter({ hasText: 'Your quote has changed' })).toBeVisible();
      await expect(replace).toBeHidden();
      await isAccessible(page, 'what became of the shared quote');
      await denyStorage(page);
      await quote.open();
      await quote.tick('VPN Setup');
      await expect(quote.notice).toBeVisible();
      await isAccessible(page, 'not kept');
    });

    test('checkout, success and failure', async ({ page, checkout }) => {
      await stayOnToast(page);
      await checkout.open([{ id: 'vpn-setup', name: 'Old name', price: 1, quantity: 1, total: 1 }]);
      await expect(page.getByText('Your quote has changed', { exact: true })).toBeVisible();
      await isAccessible(page, 'a quote that has changed');
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
      await store(page, { toast: FAILED_TOAST });
      await page.goto('/checkout/failure');
      await expect(checkout.toast).toBeVisible();
      await isAccessible(page, 'the failure');
    });

    test('the contact form', async ({ page, contact }) => {
      await contact.open();
      await contact.send.click();
      await expect(contact.toast).toBeVisible();
      await isAccessible(page, 'the refused message');
      await contact.fill();
      await contact.send.click();
      await expect(contact.accepted).toBeVisible();
      await isAccessible(page, 'the accepted message');
    });

    test('a page whose script did not come', async ({ page }) => {
      await page.route(/_astro\/(?:contact-form|quote-builder)/, (route) => route.abort());
      for (const path of ['/contact', '/custom-quote']) {
        await page.goto(path);
        await expect(page.getByText('A part of this page has not loaded.')).toBeVisible();
        await isAccessible(page, `the help on ${path}`);
      }
    });
  });
}
