/** Quote page and checkout from the back-forward cache. */
import { leaveAndReturn, withCache } from './back-forward-cache.ts';
import { BILLING, checkoutOn } from './checkout-page.ts';
import { quoteOn } from './quote-page.ts';
import { expect, test } from './site.ts';

test.use(withCache);

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
