/** An order on its way to the endpoint, to the payment page and back; and no false word about money. */
import { isAccessible } from '../e2e/accessible.ts';
import { PAYMENT_HOST } from '../e2e/addresses.ts';
import { BILLING } from '../e2e/checkout-page.ts';
import { accepted, ACCEPTED, NOT_CHARGED, NUMBER, PAYMENT_PAGE, readyToPay } from './delivery-page.ts';
import { awake, stored } from '../e2e/quote-page.ts';
import { expect, test } from '../e2e/site.ts';

test('an order is paid on the payment page, and shown once the receiver says that it is paid', async ({
  page,
}) => {
  const { checkout, receiver } = await readyToPay(page, ACCEPTED);
  await checkout.pay.click();
  await expect(checkout.toast).toContainText('Processing PaymentRedirecting to secure payment gateway...');
  await expect(page).toHaveURL('/checkout');
  const [order] = receiver.received;
  expect(order?.key).toMatch(/^[\da-f]{32}$/);
  expect(order?.body).toMatchObject({
    kind: 'order',
    record: { phone: '+254712345678', total: 740.5, orderNumber: NUMBER },
    lines: [
      { id: 'vpn-setup', quantity: 2, unitPrice: 280, currency: 'USD' },
      { id: 'custom', quantity: 1, unitPrice: 180.5, currency: 'USD' },
    ],
  });
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(PAYMENT_PAGE);

  // Who goes back and pays again pays the same order; who only looks at the success page has not paid.
  const heading = page.getByRole('heading', { level: 1 });
  receiver.nowAnswers({ body: { status: 'pending' } }, ACCEPTED);
  await page.goto('/checkout/success?reference=ps_123');
  await expect(page.getByText('your payment is not confirmed yet')).toBeVisible();
  await expect(heading).toHaveText('Order Status');
  await page.goto('/checkout');
  await awake(page);
  await checkout.expectFilled();
  await checkout.pay.click();
  await expect(checkout.toast).toBeVisible();
  expect(receiver.received[1]).toEqual({ key: order?.key, body: null });
  expect(receiver.received[2]).toEqual(order);
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(PAYMENT_PAGE);

  receiver.nowAnswers({ body: { status: 'paid' } });
  await page.goto('/checkout/success?reference=Call+1+555');
  await expect(heading).toHaveText('Payment Successful!');
  await expect(page).toHaveTitle(/^Payment Successful!/);
  const receipt = page.getByRole('region', { name: 'Order' });
  await expect(receipt).toContainText(`A confirmation goes to ${BILLING['Email address']}.`);
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expect(page.getByText('555')).toHaveCount(0);
  for (const key of ['quoteItems', 'quoteBuilder', 'checkoutDraft'])
    expect(await stored(page, key)).toBeNull();
});

test('an order without an answer is not confirmed, says nothing of money, and is the same when it is sent again', async ({
  page,
}) => {
  const { checkout, receiver } = await readyToPay(page, 'silent');
  await checkout.pay.click();
  await receiver.hasReceived(1);
  await page.clock.runFor(15_000);
  await expect(page).toHaveURL(`/checkout/failure?reference=${NUMBER}#unconfirmed`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Not Confirmed');
  await expect(page.getByText(`Order reference: ${NUMBER}`)).toBeVisible();
  for (const words of [NOT_CHARGED, 'Insufficient funds', 'Try Again'])
    await expect(page.getByRole('main').getByText(words).first()).toBeHidden();
  await page.clock.resume();
  await isAccessible(page, 'an order that is not confirmed');

  receiver.nowAnswers(accepted(`https://${PAYMENT_HOST}@evil.example/pay`), ACCEPTED);
  await page.getByRole('link', { name: 'Back to Checkout' }).click();
  await awake(page);
  await checkout.expectFilled();
  await checkout.pay.click();
  await expect(page, 'that is no address to send a payer to').toHaveURL('/checkout/failure');
  expect(receiver.received[1]).toEqual(receiver.received[0]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Failed');
  await expect(page.getByText(NOT_CHARGED)).toBeVisible();
  expect(await stored(page, 'checkout')).toBeNull();

  // A stranger's link ends no order; its own payment, once declined, does: the next attempt is another.
  const payAnew = async () => {
    await page.goto('/checkout');
    await awake(page);
    await checkout.pay.click();
    await expect(page).toHaveURL(PAYMENT_PAGE);
  };
  await page.goto('/checkout/failure?reference=ps_999');
  await expect(page.getByText('Order reference:')).toBeHidden();
  await payAnew();
  expect(new Set(receiver.keys()).size).toBe(1);
  await page.goto('/checkout/failure?reference=ps_123');
  await expect(page.getByText('Order reference: ps_123')).toBeVisible();
  await payAnew();
  expect(new Set(receiver.keys()).size).toBe(2);
});
