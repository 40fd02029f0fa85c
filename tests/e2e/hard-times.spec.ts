/** A browser that refuses its storage, and a script that breaks: one of each kind, the others are in the extended run. */
import { breakIds, expectFailureShown } from './broken-script.ts';
import { checkoutOn } from './checkout-page.ts';
import { awake, denyStorage } from './quote-page.ts';
import { expect, test } from './site.ts';

test('with storage denied an order fails in words that say why, and a message goes through', async ({
  page,
  watched,
}) => {
  await denyStorage(page);
  const checkout = checkoutOn(page);
  // Nothing stored: the address carries the quote to the checkout.
  await page.goto('/checkout#q=vpn-setup.2');
  await awake(page);
  await checkout.fill();
  await checkout.pay.click();
  await expect(page).toHaveURL('/checkout/failure#not-stored');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Failed');
  await expect(page.getByText('Your browser refuses to store anything for this site')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Common reasons' })).toBeVisible();
  await page.goto('/checkout/failure');
  await expect(page.getByText('refuses to store')).toBeHidden();

  await page.goto('/contact');
  await awake(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Akinyi');
  await page.getByRole('textbox', { name: 'Email' }).fill('akinyi@example.co.ke');
  await page.getByRole('textbox', { name: 'Message' }).fill('Good morning');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Thank you, Akinyi.')).toBeVisible();
  expect(watched.messages).toEqual([]);
});

test('an exception in the contact form is reported in its place, with a way on', async ({ page }) => {
  await expectFailureShown(page, { path: '/contact', broken: breakIds });
});
