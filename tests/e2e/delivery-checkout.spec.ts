/** An order on its way to the endpoint, to the payment page and back: every outcome, and no false word about money. */
import type { Page } from 'playwright/test';
import { isAccessible } from './accessible.ts';
import { ORDERS, PAYMENT_HOST } from './addresses.ts';
import { BILLING, type BillingLabel, checkoutOn, NOW_MS, SAVED_LINES, stopClock } from './checkout-page.ts';
import { type Reaction, receiverOn } from './delivery-receiver.ts';
import { awake, stored } from './quote-page.ts';
import { expect, test } from './site.ts';

const NUMBER = `INV-${NOW_MS}`;
const NOT_CHARGED = /not been charged/;
const accepted = (redirectUrl: unknown, reference = 'ps_123') => ({ body: { redirectUrl, reference } });
const PAYMENT_PAGE = `https://${PAYMENT_HOST}/pay/ps_123?lang=en`;
const ACCEPTED = accepted(PAYMENT_PAGE);

/** Opens a filled checkout whose receiver answers so, under a clock that goes as it is told to. */
async function ready(page: Page, ...reactions: readonly Reaction[]) {
  const checkout = checkoutOn(page);
  const receiver = await receiverOn(page, ORDERS, ...reactions);
  await page.route(`https://${PAYMENT_HOST}/**`, (route) =>
    route.fulfill({ body: '<title>Pay here</title>', contentType: 'text/html' }),
  );
  await checkout.open();
  await checkout.fill();
  await stopClock(page);
  return {
    checkout,
    receiver,
    problem: page
      .getByRole('main')
      .getByRole('alert')
      .filter({ has: page.locator('p') }),
  };
}

/** What was typed stays typed. */
async function expectKept(page: Page) {
  for (const [label, value] of Object.entries(BILLING))
    await expect(checkoutOn(page).field(label as BillingLabel)).toHaveValue(value);
}

test('an order is sent, announced for a second, and paid on the payment page', async ({ page }) => {
  const { checkout, receiver } = await ready(page, ACCEPTED);
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
  const { checkout } = await ready(page, ACCEPTED);
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
  const { checkout, receiver } = await ready(page, ACCEPTED);
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
  const { checkout, receiver } = await ready(page, ACCEPTED);
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
  const { checkout, receiver } = await ready(page, ACCEPTED);
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

const UNSAFE = [
  'javascript:alert(1)',
  '//pay.example.com/pay',
  `http://${PAYMENT_HOST}/pay`,
  `https://me@${PAYMENT_HOST}/pay`,
  `https://${PAYMENT_HOST}@evil.example/pay`,
  `https://${PAYMENT_HOST}.evil.example/pay`,
  `https://${PAYMENT_HOST}:8443/pay`,
  'https:\\\\pay.example.com\\pay',
  ' https://pay.example.com/pay',
  '/checkout/success',
];

test('an address that is none to send a payer to leads to the failure page', async ({ page }) => {
  const { checkout, receiver } = await ready(page, ACCEPTED);
  const left: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) left.push(new URL(request.url()).pathname);
  });
  for (const address of UNSAFE) {
    receiver.nowAnswers(accepted(address));
    await checkout.pay.click();
    await expect(page, address).toHaveURL('/checkout/failure');
    await expect(page.getByRole('alert')).toContainText('Payment Failed');
    await expect(page.getByText(NOT_CHARGED)).toBeVisible();
    expect(await stored(page, 'checkout')).toBeNull();
    await page.goto('/checkout');
    await awake(page);
  }
  expect(new Set(left)).toEqual(new Set(['/checkout', '/checkout/failure']));
});

for (const [status, body] of [
  [500, {}],
  [403, 'Forbidden'],
  [404, '<h1>'],
  [409, { error: 'something_else' }],
  [422, { fields: { nobody: 'knows' } }],
  [429, {}],
] as const) {
  test(`an answer of ${status} leads to the failure page, which keeps everything`, async ({ page }) => {
    const { checkout, receiver } = await ready(page, { status, body });
    await checkout.pay.click();
    await receiver.hasReceived(status === 429 ? 3 : 1);
    await expect(page).toHaveURL('/checkout/failure');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Failed');
    await expect(page.getByText(NOT_CHARGED)).toBeVisible();
    await page.goto('/checkout');
    await awake(page);
    await expectKept(page);
  });
}

const UNKNOWN: readonly (readonly [string, readonly Reaction[], number])[] = [
  ['no answer within fifteen seconds', ['silent'], 1],
  ['a connection that breaks', ['broken'], 3],
  ['a gateway that had no answer', [{ status: 504 }], 3],
  ['a broken connection, then a refusal', ['broken', { status: 500 }], 2],
  ['half an answer', [{ body: '{"redirectUrl":"https://pay.exa' }], 1],
  ['an answer of wrong types', [accepted(42)], 1],
  ['an empty answer', [{ body: '' }], 1],
];

for (const [what, reactions, requests] of UNKNOWN) {
  test(`after ${what} nobody claims that no card was charged`, async ({ page }) => {
    const { checkout, receiver } = await ready(page, ...reactions);
    await checkout.pay.click();
    await receiver.hasReceived(requests);
    if (reactions[0] === 'silent') await page.clock.runFor(15_000);
    await expect(page).toHaveURL(`/checkout/failure?reference=${NUMBER}#unconfirmed`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Not Confirmed');
    await expect(page).toHaveTitle('Order Not Confirmed · Mtelo Systems');
    await expect(page.getByText(`Order reference: ${NUMBER}`)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Not confirmed');
    await expect(page.getByText(NOT_CHARGED)).toBeHidden();
    await expect(page.getByText('Insufficient funds')).toBeHidden();

    // Sent again it is the same order, to the last byte.
    receiver.nowAnswers(ACCEPTED);
    await page.getByRole('link', { name: 'Back to Checkout' }).click();
    await awake(page);
    await expectKept(page);
    await checkout.pay.click();
    await receiver.hasReceived(requests + 1);
    await expect(checkout.toast.filter({ hasText: 'Processing Payment' })).toBeVisible();
    expect(receiver.received.at(-1)).toEqual(receiver.received[0]);
  });
}

test('an order that is not confirmed is told accessibly', async ({ page }) => {
  await page.goto(`/checkout/failure?reference=${NUMBER}#unconfirmed`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Not Confirmed');
  await isAccessible(page, 'an order that is not confirmed');
});

test('new prices come with the page, and the visitor is asked again', async ({ page }) => {
  const { checkout, receiver, problem } = await ready(page, {
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
  const { checkout, receiver } = await ready(page, {
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
  const { checkout, receiver, problem } = await ready(page, 'silent', ACCEPTED);
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
  const { checkout, receiver, problem } = await ready(page, ACCEPTED);
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

test('hostile names are sent as they are and shown as text', async ({ page }) => {
  const { checkout, receiver } = await ready(page, accepted(PAYMENT_PAGE, 'r-1'));
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
