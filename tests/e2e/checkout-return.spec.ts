/** The checkout from the back-forward cache. */
import { leaveAndReturn, withCache } from './back-forward-cache.ts';
import { BILLING, checkoutOn } from './checkout-page.ts';
import { expect, test } from './site.ts';

test.use(withCache);

test('an order that was left in the middle is not finished on return, and can be placed anew', async ({
  page,
}) => {
  const checkout = checkoutOn(page);
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

test('with its cart gone meanwhile the checkout gives way to the quote page', async ({ page }) => {
  const checkout = checkoutOn(page);
  await checkout.open();
  await leaveAndReturn(page, () =>
    page.evaluate(() => {
      sessionStorage.clear();
    }),
  );
  await expect(page).toHaveURL('/custom-quote');
});
