/** Two tabs of one visitor: each has a quote and an order of its own. */
import { checkoutOn } from '../e2e/checkout-page.ts';
import { awake, quoteOn, stored } from '../e2e/quote-page.ts';
import { expect, test } from '../e2e/site.ts';

test('a tab that was opened from another starts with its quote, and its order leaves the other’s', async ({
  page,
  context,
}) => {
  const one = quoteOn(page);
  await one.open();
  await one.tick('VPN Setup');
  const opened = context.waitForEvent('page');
  // As a browser duplicates a tab: with a copy of what is stored.
  await page.evaluate(() => {
    window.open('/custom-quote');
  });
  const other = await opened;
  await awake(other);
  const two = quoteOn(other);
  await expect(two.lines).toHaveText(['VPN Setup1 × USD 280.00USD 280.00']);

  await two.more('VPN Setup').click();
  await two.proceed.click();
  const checkout = checkoutOn(other);
  await expect(checkout.pay).toHaveText('Complete Payment USD 560.00');
  await awake(other);
  await checkout.fill();
  await checkout.pay.click();
  await expect(other).toHaveURL('/checkout/success');
  await expect(other.getByRole('heading', { name: 'INV-' })).toBeVisible();

  expect(await stored(page, 'checkout')).toBeNull();
  await page.reload();
  await expect(one.lines).toHaveText(['VPN Setup1 × USD 280.00USD 280.00']);
  await one.proceed.click();
  await expect(checkoutOn(page).pay).toHaveText('Complete Payment USD 280.00');
});
