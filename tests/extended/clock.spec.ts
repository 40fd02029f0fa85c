/** A clock that is wrong, or is set while a page is open: phones get their time from the network, and lose it. */
import { NOW_MS, stopClock } from '../e2e/checkout-page.ts';
import { expect, test } from '../e2e/site.ts';

const DAY_MS = 86_400_000;

test('an order keeps its number and its course when the clock is set back a day', async ({
  page,
  checkout,
}) => {
  await checkout.open();
  await checkout.fill();
  await checkout.startPaying();
  await page.clock.runFor(1000);
  await page.clock.setSystemTime(NOW_MS - DAY_MS);
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/checkout/success');
  await expect(page.getByText(`INV-${NOW_MS}`)).toBeVisible();
});

test('a toast leaves in its time when the clock is set back an hour', async ({ page, contact }) => {
  await contact.open();
  await stopClock(page);
  await contact.send.press('Enter');
  await expect(contact.toast).toBeVisible();
  await page.clock.setSystemTime(NOW_MS - DAY_MS / 24);
  await page.clock.runFor(10_000);
  await expect(contact.toast).toHaveCount(0);
});
