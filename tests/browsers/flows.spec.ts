/**
 * The main flows and every route, in the engines of Firefox and Safari. tests/e2e tests everything else in
 * Chromium.
 */
import { BILLING } from '../e2e/checkout-page.ts';
import { MESSAGE } from '../e2e/contact-page.ts';
import { scrollThrough } from '../e2e/layout.ts';
import { waitForHydration } from '../e2e/quote-page.ts';
import { DESK, expect, PHONE, test, visit } from '../e2e/site.ts';
import { allPages, unknownRoute } from '../routes.ts';

test.use({ viewport: DESK });

test.afterEach(({ watched }) => {
  const faults = watched.messages.filter((message) => !message.includes('404'));
  expect(faults).toEqual([]);
});

test('a quote survives the way through history, and becomes an order', async ({ page, quote, checkout }) => {
  await page.goto('/checkout');
  await expect(page).toHaveURL('/custom-quote');
  await expect(quote.empty).toBeVisible();
  await quote.tick('VPN Setup');
  await page.goto('/about');
  await page.goBack();
  await quote.more('VPN Setup').click();
  await quote.customName.fill('Cabling');
  await quote.customPrice.fill('180.50');
  await expect(quote.total).toHaveText('USD 740.50');

  await quote.proceed.click();
  await expect(page).toHaveURL('/checkout');
  await checkout.pay.click();
  await expect(checkout.problems).toBeFocused();
  await checkout.fill();
  await page.goto('/about');
  await page.goBack();
  await waitForHydration(page);
  await checkout.expectFilled(BILLING);
  await checkout.terms.check();
  await checkout.pay.click();
  await expect(checkout.busy).toBeVisible();
  await expect(page).toHaveURL('/checkout/success');
  await expect(page.getByRole('region', { name: 'Order' })).toContainText('VPN Setup × 2');
  // The order replaced its checkout, and emptied the cart.
  await page.goBack();
  await expect(page).toHaveURL('/custom-quote');
  await expect(quote.empty).toBeVisible();
});

test('a message is refused with reasons, survives a visit elsewhere, and is accepted', async ({
  page,
  contact,
}) => {
  await contact.open();
  await contact.send.click();
  await expect(contact.toast).toContainText('Validation ErrorPlease fill in all required fields.');
  await expect(contact.problems).toBeFocused();
  await contact.fill();
  await page.goto('/about');
  await page.goBack();
  await waitForHydration(page);
  await expect(contact.field('Message')).toHaveValue(MESSAGE.Message);
  await contact.send.click();
  await expect(contact.accepted).toBeFocused();
  await expect(contact.field('Message')).toHaveValue('');
});

test('the menu opens, closes, leads to a page, and works after going back', async ({ page }) => {
  const toggle = page.locator('summary', { hasText: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await page.setViewportSize(PHONE);
  await page.goto('/pricing');
  await toggle.click();
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(menu).toBeHidden();
  await page.goBack();
  await toggle.click();
  await expect(menu).toBeVisible();
  await toggle.click();
  await expect(menu).toBeHidden();
});

test('every page shows its heading, and is revealed down to its end', async ({ page }) => {
  for (const route of allPages) {
    const response = await visit(page, route);
    expect(response?.status()).toBe(route === unknownRoute ? 404 : 200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(route.h1);
    await scrollThrough(page);
    await expect(page.locator('.reveal-waiting')).toHaveCount(0);
  }
});
