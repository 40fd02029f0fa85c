/** An order that goes wrong: the failure page, and no false word about money. */
import { isAccessible } from './accessible.ts';
import { PAYMENT_HOST } from './addresses.ts';
import { accepted, ACCEPTED, expectKept, NOT_CHARGED, NUMBER, readyToPay } from './delivery-checkout-page.ts';
import { type Reaction } from './delivery-receiver.ts';
import { awake, stored } from './quote-page.ts';
import { expect, test } from './site.ts';

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
  const { checkout, receiver } = await readyToPay(page, ACCEPTED);
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
    const { checkout, receiver } = await readyToPay(page, { status, body });
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
    const { checkout, receiver } = await readyToPay(page, ...reactions);
    await checkout.pay.click();
    await receiver.hasReceived(requests);
    if (reactions[0] === 'silent') await page.clock.runFor(15_000);
    await expect(page).toHaveURL(`/checkout/failure?reference=${NUMBER}#unconfirmed`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Not Confirmed');
    await expect(page.getByRole('link', { name: 'Back to Checkout' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try Again' })).toBeHidden();
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
