/**
 * States that the visit to every page does not reach, in the site's colours and sizes. tests/islands checks
 * roles and names.
 */
import { PAYMENT_FAILED_TOAST } from '#src/logic/checkout/toasts.ts';
import { buildOrder } from '../../packages/receiver/tests/samples.ts';
import { expectAccessible } from '../e2e/accessible.ts';
import { storeTexts } from '../e2e/quote-page.ts';
import { expect, PHONE, test } from '../e2e/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: PHONE });

test('the quote page with notices, an error and a quote', async ({ page, quote }) => {
  await storeTexts(page, { quoteBuilder: '{"version":1,"selec' });
  await quote.open('#q=vpn-setup.2~free-lunch.1');
  await expectAccessible(page, 'a quote that was sent');
  await quote.change.click();
  await expect(quote.notice.filter({ hasText: 'The quote has changed' })).toBeVisible();
  await quote.customName.fill('Cabling');
  await quote.customPrice.fill('24.99');
  await expect(page.locator('#custom-price-note')).toBeVisible();
  // A button that is half under the sticky header would be too small.
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await expectAccessible(page, 'all at once');
});

test('checkout, success and failure', async ({ page, checkout }) => {
  await checkout.open([{ id: 'vpn-setup', name: 'Old name', price: 1, quantity: 1, total: 1 }]);
  await expect(page.getByText('The quote has changed', { exact: true })).toBeVisible();
  await checkout.pay.click();
  await expect(checkout.problems).toBeVisible();
  await expectAccessible(page, 'a changed quote, and errors');
  await storeTexts(page, { checkout: JSON.stringify(buildOrder().record) });
  await page.goto('/checkout/success');
  await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible();
  await expectAccessible(page, 'the order');
  await storeTexts(page, { toast: JSON.stringify(PAYMENT_FAILED_TOAST) });
  await page.goto('/checkout/failure');
  await expect(checkout.toast).toBeVisible();
  await expectAccessible(page, 'the failure');
});

test('the contact form', async ({ page, contact }) => {
  await contact.open();
  await contact.send.click();
  await expect(contact.toast).toBeVisible();
  await expectAccessible(page, 'the refused message');
  await contact.fill();
  await contact.send.click();
  await expect(contact.accepted).toBeVisible();
  await expectAccessible(page, 'the accepted message');
});

test('a page whose script did not come', async ({ page }) => {
  await page.route(/_astro\/contact-form/, (route) => route.abort());
  await page.goto('/contact');
  await expect(page.getByText('Part of this page has not loaded.')).toBeVisible();
  await expectAccessible(page, 'its help');
});
