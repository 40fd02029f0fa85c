/** From the quote to the receipt, and from a failure back: what is typed, stored and announced. */
import { PAYMENT_FAILED_TOAST as FAILED_TOAST } from '#logic/checkout/toasts.ts';
import { BILLING } from './checkout-page.ts';
import { readStored, storeTexts, waitForHydration } from './quote-page.ts';
import { expect, expectInView, locateHeading, PHONE, setTextSize, test } from './site.ts';
import { findCovered, LOW_PHONE } from './toast.ts';

/** The time of the payment, which the order number contains. */
const NOW_MS = Date.UTC(2026, 0, 15, 9);

const FAILED = 'Payment FailedThere was an error processing your payment. Please try again.';
const SCRIPT = '<img src=x onerror=alert(1)>';

const HOSTILE = {
  ...BILLING,
  'Full name': 'محمد O’Brien-Wanjiku 👩🏾‍💻',
  'Company (optional)': "Robert'); DROP TABLE orders;--",
  'Billing address': '"><script>alert(2)</script>',
  City: SCRIPT,
};

test(
  'a hostile order is paid, and is text on its receipt',
  { tag: '@every-engine' },
  async ({ page, quote, checkout, watched }) => {
    await quote.open();
    await quote.tick('VPN Setup');
    await quote.more('VPN Setup').click();
    await quote.customName.fill(`${SCRIPT}\u202e drow`);
    await quote.customPrice.fill('180.50');
    // Characters that reverse the text are removed.
    await expect(quote.summary.getByText(`${SCRIPT} drow`, { exact: true })).toBeVisible();
    await quote.proceed.click();
    await page.waitForURL('/checkout');
    await waitForHydration(page);
    await expect(checkout.summary).toContainText(`${SCRIPT} drow`);
    await checkout.fill(HOSTILE);
    await page.reload();
    await checkout.expectFilled(HOSTILE);

    await page.setViewportSize(LOW_PHONE);
    // From now on the payment goes on only as the clock is moved.
    await page.clock.install({ time: NOW_MS - 60_000 });
    await page.clock.pauseAt(NOW_MS);
    await checkout.pay.click();
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
    await page.clock.runFor(2000);
    expect(await findCovered(page)).toEqual([]);
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/checkout/success');
    await expect(locateHeading(page)).toHaveText('Payment Successful!');
    await page.clock.resume();
    const receipt = page.getByRole('region', { name: 'Order' });
    await expect(page.getByText('There is no order in this tab.')).toBeHidden();
    await expect(receipt).toContainText(`INV-${NOW_MS}`);
    await expect(receipt).toContainText('15 January 2026');
    for (const text of [`${SCRIPT} drow`, `30600 ${SCRIPT}`, ...Object.values(HOSTILE).slice(0, 2)])
      await expect(receipt.getByText(text, { exact: true })).toBeVisible();
    await expect(receipt).toContainText('TotalUSD 740.50');
    await expect(
      page.getByText('nothing has been charged, and no order or email has been sent'),
    ).toBeVisible();

    // The success page has replaced the checkout in the history, and the cart is empty.
    await page.goBack();
    await expect(page).toHaveURL('/custom-quote');
    await expect(quote.empty).toBeVisible();
    for (const key of ['quoteItems', 'checkoutDraft']) expect(await readStored(page, key)).toBeNull();

    // Neither an address nor the console ever holds what was typed.
    for (const address of watched.requests.map(decodeURIComponent)) {
      expect(new URL(address).search).toBe('');
      for (const value of Object.values(HOSTILE)) expect(address).not.toContain(value);
    }
    expect(watched.messages).toEqual([]);
  },
);

test(
  'on a phone refusals and failures lose nothing',
  { tag: '@every-engine' },
  async ({ page, checkout, watched }) => {
    await page.setViewportSize(PHONE);
    await checkout.open();
    // However long the order is, the form stays on the first screen, and the order unfolds in its place.
    const fold = checkout.summary.getByRole('button', { name: '2 services USD 740.50' });
    const description = checkout.summary.getByText('Private access to your office systems');
    await expectInView(checkout.field('Full name'));
    await expect(description).toBeHidden();
    await fold.click();
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expectInView(description);
    await expect(description).toContainText('are paid separately');
    await fold.click();
    await checkout.pay.click();
    await expect(checkout.problems).toBeFocused();
    await expect(checkout.problems).toBeInViewport();
    await checkout.problems.getByRole('link', { name: 'Postal code is required' }).press('Enter');
    await expect(checkout.field('Postal code')).toBeFocused();
    await expect(checkout.field('Postal code')).toBeInViewport();
    await page.getByRole('link', { name: 'Ask us', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      /^I would like to pay for this order .*:\nVPN Setup × 2: USD 560\n.*\nTotal: USD 740\.50$/s,
    );
    await page.goBack();
    await checkout.fill();
    await checkout.country.selectOption('Uganda');

    // A faulty browser extension breaks the function that writes the record.
    await page.evaluate(() => {
      const stringify = JSON.stringify.bind(JSON);
      JSON.stringify = (value: unknown) => {
        if (typeof value === 'object' && value !== null && 'orderNumber' in value) throw new Error('broken');
        return stringify(value);
      };
    });
    const before = await page.evaluate(() => history.length);
    await page.setViewportSize(LOW_PHONE);
    await checkout.pay.click();
    await expect(page).toHaveURL('/checkout/failure');
    await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
    await expect(locateHeading(page)).toHaveText('Payment Failed');
    for (const key of ['checkout', 'toast']) expect(await readStored(page, key)).toBeNull();
    expect(await page.evaluate(() => history.length), 'in the place of the checkout').toBe(before);
    await expect(page.getByText('Your order is saved: USD 740.50.')).toBeVisible();
    expect(await findCovered(page)).toEqual([]);

    await page.getByRole('main').getByRole('link', { name: 'Go back to checkout' }).click();
    await expect(page).toHaveURL('/checkout');
    await checkout.expectFilled();
    await expect(checkout.country).toHaveValue('Uganda');
    await expect(checkout.pay).toHaveText('Complete Payment USD 740.50');
    expect(watched.messages).toEqual([]);
  },
);

test('without an order the pages after the payment claim none', async ({ page }) => {
  await page.goto('/checkout/success');
  const notice = page.locator('.notice:visible');
  await expect(notice).toHaveText(/^\s*There is no order in this tab\./);
  await expect(notice.getByRole('link')).toHaveAttribute('href', '/custom-quote');
  for (const claim of ['INV-', 'order number']) await expect(page.getByText(claim)).toHaveCount(0);

  await page.goto('/checkout/failure');
  await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible();
  await expect(page.getByText('Your order is saved')).toBeHidden();
});

test('with large text a toast stays within the window, and holds its button', async ({ page, checkout }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await setTextSize(page, 32);
  await storeTexts(page, { toast: JSON.stringify(FAILED_TOAST) });
  await page.goto('/checkout/failure');
  await expectInView(checkout.toast, page.getByRole('button', { name: 'Dismiss: Payment Failed' }));
  expect(await checkout.toast.evaluate((toast) => toast.scrollWidth - toast.clientWidth)).toBe(0);
});
