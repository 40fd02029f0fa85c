/**
 * Tests states of pages that every-page.spec.ts does not reach, in real colours and sizes. tests/islands
 * checks roles and names.
 */
import { PAYMENT_FAILED_TOAST } from '#logic/checkout/toasts.ts';
import { buildOrder } from '../../packages/receiver/tests/samples.ts';
import { expectAccessible } from '../e2e/accessible.ts';
import { inspectEdges } from '../e2e/contrast.ts';
import { storeEntries } from '../e2e/quote-page.ts';
import { expect, measureOverflow, PHONE, setTextSize, test } from '../e2e/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: PHONE });

test('the quote page is accessible with notices and an error', async ({ page, quote }) => {
  await storeEntries(page, { quoteBuilder: '{"version":1,"selec' });
  await quote.open('#q=vpn-setup.2~free-lunch.1');
  await expectAccessible(page, 'a shared quote');
  await quote.changeButton.click();
  await expect(quote.notice.filter({ hasText: 'About this quote' })).toBeVisible();
  await quote.customName.fill('Cabling');
  await quote.customPrice.fill('24.99');
  await page.keyboard.press('Tab');
  await expect(page.locator('#custom-price-note')).toBeVisible();
  // A button that is half under the sticky header would be too small.
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await expectAccessible(page, 'notices and an error');
});

test('the checkout and the pages after it are accessible', async ({ page, checkout }) => {
  await checkout.open([{ id: 'vpn-setup', name: 'Old name', price: 1, quantity: 1, total: 1 }]);
  await expect(page.getByText('About this quote', { exact: true })).toBeVisible();
  await checkout.payButton.click();
  await expect(checkout.errorSummary).toBeVisible();
  await expectAccessible(page, 'a changed quote, and errors');
  await storeEntries(page, { checkout: JSON.stringify(buildOrder().record) });
  await page.goto('/checkout/success');
  await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible();
  await expectAccessible(page, 'the order');
  await storeEntries(page, { toast: JSON.stringify(PAYMENT_FAILED_TOAST) });
  await page.goto('/checkout/failure');
  await expect(checkout.toast).toBeVisible();
  await expectAccessible(page, 'the failure');
});

test('the contact form is accessible with errors and a confirmation', async ({ page, contact }) => {
  await contact.open();
  await contact.sendButton.click();
  await expect(contact.toast).toBeVisible();
  await expectAccessible(page, 'the rejected message');
  await contact.fill();
  await contact.sendButton.click();
  await expect(contact.confirmation).toBeVisible();
  await expectAccessible(page, 'the accepted message');
});

test('a page whose script does not load is accessible', async ({ page }) => {
  await page.route(/_astro\/contact-form/, (route) => route.abort());
  await page.goto('/contact');
  await expect(page.getByText('Part of this page has not loaded.')).toBeVisible();
  await expectAccessible(page, 'its help');
});

test('a quote is usable in forced colours, a short window and double text size', async ({ page, quote }) => {
  await quote.open();
  await quote.select('VPN Setup', 'Server Management');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await inspectEdges(page, '.bottom-bar', ['top'])).toEqual({ count: 1, elementsWithoutEdge: [] });
  expect(await inspectEdges(page, '.bottom-bar button', ['top', 'bottom'])).toEqual({
    count: 1,
    elementsWithoutEdge: [],
  });
  await expect(page.locator('.catalogue-row:has(:checked)').first()).toHaveCSS('border-left-width', '4px');
  for (const part of [page.getByRole('banner'), page.locator('.bottom-bar')]) {
    await page.setViewportSize(PHONE);
    await expect(part).toHaveCSS('position', 'sticky');
    await page.setViewportSize({ width: 800, height: 360 });
    await expect(part, 'leaves room for the page').toHaveCSS('position', 'static');
  }
  await page.setViewportSize(PHONE);
  await setTextSize(page, 32);
  expect(await measureOverflow(page)).toBe(0);
  expect((await quote.slider('VPN Setup').boundingBox())?.width, 'can be dragged').toBeGreaterThan(150);
});

test('plans have edges in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/pricing');
  expect(await inspectEdges(page, '.plan-layer', ['top'], 2)).toEqual({ count: 3, elementsWithoutEdge: [] });
});

test('grey text darkens for visitors who prefer more contrast', async ({ page }) => {
  await page.goto('/contact');
  const greyText = page.locator('main .text-slate').first();
  const textColour = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(greyText).not.toHaveCSS('color', textColour);
  await page.emulateMedia({ contrast: 'more' });
  await expect(greyText).toHaveCSS('color', textColour);
});
