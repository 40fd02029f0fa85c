/** An order on its way to the endpoint, to the payment page and back. */
import { isAccessible } from './accessible.ts';
import { BILLING } from './checkout-page.ts';
import {
  accepted,
  ACCEPTED,
  expectKept,
  NUMBER,
  PAYMENT_PAGE,
  readyToPay,
} from './delivery-checkout-page.ts';
import { awake, stored } from './quote-page.ts';
import { expect, test } from './site.ts';

test('an order is sent, announced for a second, and paid on the payment page', async ({ page }) => {
  const { checkout, receiver } = await readyToPay(page, ACCEPTED);
  await checkout.pay.click();
  await expect(checkout.toast).toContainText('Processing PaymentRedirecting to secure payment gateway...');
  await expect(checkout.busy).toBeVisible();
  await expect(page).toHaveURL('/checkout');
  const [order] = receiver.received;
  expect(order?.key).toMatch(/^[\da-f]{32}$/);
  expect(order?.body).toMatchObject({
    kind: 'order',
    record: {
      fullName: BILLING['Full name'],
      phone: '+254712345678',
      agreedToTerms: true,
      items: [
        { id: 'vpn-setup', name: 'VPN Setup × 2', price: 560 },
        { id: 'custom', price: 180.5 },
      ],
      total: 740.5,
      orderNumber: NUMBER,
    },
    lines: [
      { id: 'vpn-setup', name: 'VPN Setup', quantity: 2, unitPrice: 280, currency: 'USD', total: 560 },
      { id: 'custom', name: 'Cabling', quantity: 1, unitPrice: 180.5, currency: 'USD', total: 180.5 },
    ],
  });
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(PAYMENT_PAGE);
  await expect(page).toHaveTitle('Pay here');
});

test('back from a payment, the order is shown and the cart is empty', async ({ page }) => {
  const { checkout } = await readyToPay(page, ACCEPTED);
  await checkout.pay.click();
  await expect(checkout.toast).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(PAYMENT_PAGE);

  // Somebody who only looks at the success page has not paid.
  await page.goto('/checkout/success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
  await expect(page.getByRole('heading', { name: NUMBER })).toHaveCount(0);
  expect(await stored(page, 'quoteItems')).not.toBeNull();

  await page.goto('/checkout/success?reference=ps_123');
  const order = page.getByRole('region', { name: NUMBER });
  await expect(order).toContainText(`A confirmation goes to ${BILLING['Email address']}.`);
  await expect(page.getByText('Order reference: ps_123')).toBeVisible();
  for (const key of ['quoteItems', 'quoteBuilder', 'checkoutDraft'])
    expect(await stored(page, key)).toBeNull();
  await page.clock.resume();
  await isAccessible(page, 'the order that was paid');
  await page.reload();
  await expect(order).toBeVisible();
});

test('a reference is shown as what it is, or not at all', async ({ page }) => {
  await page.goto('/checkout/success?reference=INV-1');
  await expect(page.getByText('Order reference: INV-1')).toBeVisible();
  for (const words of ['<img src=x onerror=alert(1)>', 'Call +1 555 to pay', 'x'.repeat(65), '']) {
    await page.goto(`/checkout/success?${new URLSearchParams({ reference: words }).toString()}`);
    await expect(page.getByText('Order reference')).toBeHidden();
  }
});

test('two presses are one order, and leaving for the payment page is not a second one', async ({ page }) => {
  const { checkout, receiver } = await readyToPay(page, ACCEPTED);
  await checkout.pay.dblclick();
  await checkout.form.evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
  });
  await expect(checkout.toast).toBeVisible();
  await checkout.busy.click({ force: true });
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(PAYMENT_PAGE);
  expect(receiver.received).toHaveLength(1);
});

test('somebody who goes back from the payment page and pays again pays the same order', async ({ page }) => {
  const { checkout, receiver } = await readyToPay(page, ACCEPTED);
  await checkout.pay.click();
  await expect(checkout.toast).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(PAYMENT_PAGE);
  await page.goto('/checkout');
  await awake(page);
  await expectKept(page);
  await checkout.pay.click();
  await expect(checkout.toast).toBeVisible();
  expect(receiver.received[1]).toEqual(receiver.received[0]);
});

test('a payment that was declined ends its order: the next attempt is another', async ({ page }) => {
  const { checkout, receiver } = await readyToPay(page, ACCEPTED);
  await checkout.pay.click();
  await expect(checkout.toast).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(PAYMENT_PAGE);
  await page.goto('/checkout/failure?reference=ps_123');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Failed');
  await expect(page.getByText('Order reference: ps_123')).toBeVisible();
  await page.goto('/checkout');
  await awake(page);
  await checkout.pay.click();
  await expect(checkout.toast).toBeVisible();
  expect(new Set(receiver.keys()).size).toBe(2);
});

test('hostile names are sent as they are and shown as text', async ({ page }) => {
  const { checkout, receiver } = await readyToPay(page, accepted(PAYMENT_PAGE, 'r-1'));
  const name = '<img src=x onerror=alert(1)> עברית 👩🏾‍💻 O’Brien-Wanjiku';
  await checkout.fill({ 'Full name': name });
  await checkout.pay.click();
  await expect(checkout.toast).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(PAYMENT_PAGE);
  expect(receiver.received[0]?.body).toMatchObject({ record: { fullName: name } });
  await page.goto('/checkout/success?reference=r-1');
  await expect(page.getByRole('region', { name: NUMBER })).toContainText(name);
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
});
