/** An order that stays on the checkout, which says why, and can be sent again. */
import { SAVED_LINES } from './checkout-page.ts';
import { isAccessible } from './accessible.ts';
import { ACCEPTED, expectKept, NOT_CHARGED, PAYMENT_PAGE, readyToPay } from './delivery-checkout-page.ts';
import { expect, test } from './site.ts';

test('new prices come with the page, and the visitor is asked again', async ({ page }) => {
  const { checkout, receiver, problem } = await readyToPay(page, {
    status: 409,
    body: { error: 'price_changed' },
  });
  // The page that is loaded again has a new price: the stored one is the old one from there on.
  await page.evaluate(
    (lines) => {
      sessionStorage.setItem('quoteItems', JSON.stringify(lines));
    },
    [{ ...SAVED_LINES[0], price: 240, total: 480 }],
  );
  await checkout.pay.click();
  await receiver.hasReceived(1);
  await expect(problem).toContainText('Prices have changedYour order was not placed.');
  await expect(page.getByText('Your quote has changed')).toBeVisible();
  await expect(page).toHaveURL('/checkout');
  await expectKept(page);
  await page.clock.resume();
  await isAccessible(page, 'prices that have changed');
  receiver.nowAnswers(ACCEPTED);
  await checkout.pay.click();
  await expect(page).toHaveURL(PAYMENT_PAGE);
  expect(new Set(receiver.keys()).size).toBe(2);
});

test('fields that the receiver refuses are marked, and the order can be sent again', async ({ page }) => {
  const { checkout, receiver } = await readyToPay(page, {
    status: 422,
    body: { fields: { postalCode: 'There is no such postal code' } },
  });
  await checkout.pay.click();
  await expect(checkout.problems.getByRole('link')).toHaveText(['There is no such postal code']);
  await expect(checkout.problems).toBeFocused();
  await expect(checkout.pay).toBeVisible();
  await checkout.field('Postal code').fill('30601');
  await expect(checkout.problems).toHaveCount(0);
  receiver.nowAnswers(ACCEPTED);
  await checkout.pay.click();
  await expect(checkout.toast).toBeVisible();
  expect(new Set(receiver.keys()).size).toBe(2);
});

test('an order can be stopped while it is being sent', async ({ page }) => {
  const { checkout, receiver, problem } = await readyToPay(page, 'silent', ACCEPTED);
  await checkout.pay.click();
  await receiver.hasReceived(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(problem).toContainText('You stopped the order');
  await expect(page.getByText(NOT_CHARGED)).toHaveCount(0);
  await expect(checkout.pay).toBeFocused();
  await expectKept(page);
  await checkout.pay.click();
  await expect(checkout.toast).toBeVisible();
  await expect(problem).toHaveCount(0);
  expect(receiver.received[1]).toEqual(receiver.received[0]);
});

test('offline is said as such, and the form is kept', async ({ page, context }) => {
  const { checkout, receiver, problem } = await readyToPay(page, ACCEPTED);
  await context.setOffline(true);
  await checkout.pay.click();
  await expect(problem).toContainText('You are offline');
  await expectKept(page);
  expect(receiver.received).toEqual([]);
  await context.setOffline(false);
  await checkout.pay.click();
  await expect(checkout.toast).toBeVisible();
  expect(receiver.received).toHaveLength(1);
});

test('where nothing can be stored an order without an answer stays, and is the same when it is sent again', async ({
  page,
}) => {
  const { checkout, receiver, problem } = await readyToPay(page, { body: '' });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await checkout.pay.click();
  await receiver.hasReceived(1);
  await expect(problem).toContainText('Order not confirmed');
  await expect(problem).not.toContainText(NOT_CHARGED);
  await expect(page).toHaveURL('/checkout');
  await expectKept(page);
  await page.clock.resume();
  receiver.nowAnswers(ACCEPTED);
  await checkout.pay.click();
  await expect(page).toHaveURL(PAYMENT_PAGE);
  expect(receiver.received[1]).toEqual(receiver.received[0]);
});
