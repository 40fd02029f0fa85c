/** Tests an order from the quote to the receipt, and from a failure back to the checkout. */
import { PAYMENT_FAILED_TOAST } from '#logic/checkout/toasts.ts';
import { BILLING } from './checkout-page.ts';
import { readEntry, storeEntries, waitForHydration } from './quote-page.ts';
import { expect, expectInView, locateHeading, PHONE, setTextSize, test } from './site.ts';
import { listCoveredByToast, SHORT_PHONE } from './toast.ts';

/** The time of the payment. The order number contains it. */
const NOW_MS = Date.UTC(2026, 0, 15, 9);

const HOSTILE_MARKUP = '<img src=x onerror=alert(1)>';

const HOSTILE_BILLING = {
  ...BILLING,
  'Full name': 'محمد O’Brien-Wanjiku 👩🏾‍💻',
  'Company (optional)': "Robert'); DROP TABLE orders;--",
  'Billing address': '"><script>alert(2)</script>',
  City: HOSTILE_MARKUP,
};

test(
  'an order with hostile input can be paid, and the receipt shows the input as text',
  { tag: '@every-engine' },
  async ({ page, quote, checkout, pageLog }) => {
    await quote.open();
    // The name of a custom service is text from the visitor, so it may contain markup.
    await quote.select('VPN Setup');
    await quote.moreButton('VPN Setup').click();
    await quote.customName.fill(`${HOSTILE_MARKUP}\u202e drow`);
    await quote.customPrice.fill('180.50');
    // A character that reverses the text could disguise what is ordered, so it is removed.
    await expect(quote.summary.getByText(`${HOSTILE_MARKUP} drow`, { exact: true })).toBeVisible();
    await quote.proceedButton.click();
    await page.waitForURL('/checkout');
    await waitForHydration(page);
    await expect(checkout.summary).toContainText(`${HOSTILE_MARKUP} drow`);
    await checkout.fill(HOSTILE_BILLING);
    // A phone may reload a tab that was in the background. The input must survive that.
    await page.reload();
    await checkout.expectFilled(HOSTILE_BILLING);

    await page.setViewportSize(SHORT_PHONE);
    // From now on the payment continues only when the test advances the clock.
    await page.clock.install({ time: NOW_MS - 60_000 });
    await page.clock.pauseAt(NOW_MS);
    await checkout.payButton.click();
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
    // After two seconds a toast announces the next page, and covers nothing that is needed.
    await page.clock.runFor(2000);
    expect(await listCoveredByToast(page)).toEqual([]);
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/checkout/success');
    await expect(locateHeading(page)).toHaveText('Payment Successful!');
    await page.clock.resume();
    const receipt = page.getByRole('region', { name: 'Order' });
    await expect(page.getByText('There is no order in this tab')).toBeHidden();
    await expect(receipt).toContainText(`INV-${NOW_MS}`);
    await expect(receipt).toContainText('15 January 2026');
    for (const text of [
      `${HOSTILE_MARKUP} drow`,
      `30600 ${HOSTILE_MARKUP}`,
      ...Object.values(HOSTILE_BILLING).slice(0, 2),
    ])
      await expect(receipt.getByText(text, { exact: true })).toBeVisible();
    // toContainText joins the texts of neighbouring elements without a space.
    await expect(receipt).toContainText('TotalUSD 740.50');
    await expect(
      page.getByText('nothing has been charged, and no order or email has been sent'),
    ).toBeVisible();

    // Back must not lead to the form of an order that is paid, and the next quote must start empty.
    await page.goBack();
    await expect(page).toHaveURL('/custom-quote');
    await expect(quote.emptyMessage).toBeVisible();

    // Servers log URLs, so no URL may contain what the customer typed.
    for (const url of pageLog.requestedUrls.map(decodeURIComponent)) {
      expect(new URL(url).search).toBe('');
      for (const value of Object.values(HOSTILE_BILLING)) expect(url).not.toContain(value);
    }
    expect(pageLog.messages).toEqual([]);
  },
);

test(
  'on a phone, validation errors and a failed payment lose no input',
  { tag: '@every-engine' },
  async ({ page, checkout, pageLog }) => {
    await page.setViewportSize(PHONE);
    await checkout.open();
    // The form starts on the first screen, because the order summary is collapsed.
    const summaryToggle = checkout.summary.getByRole('button', { name: '2 services USD 740.50' });
    const description = checkout.summary.getByText('Private access to your office systems');
    await expectInView(checkout.field('Full name'));
    await expect(description).toBeHidden();
    await expect(checkout.summary.getByRole('listitem')).toHaveCount(0);
    await summaryToggle.click();
    await expect(summaryToggle).toHaveAttribute('aria-expanded', 'true');
    await expectInView(description);
    await expect(description).toContainText('are paid separately');
    await summaryToggle.click();
    await checkout.payButton.click();
    // The form is empty, so the summary of its errors gets the focus, and leads to each field.
    await expect(checkout.errorSummary).toBeFocused();
    await expect(checkout.errorSummary).toBeInViewport();
    await checkout.errorSummary.getByRole('link', { name: 'Postal code is required' }).press('Enter');
    await expect(checkout.field('Postal code')).toBeFocused();
    await expect(checkout.field('Postal code')).toBeInViewport();
    // The office can answer a question about a payment only if it sees the order.
    await page.getByRole('link', { name: 'Ask us', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      /^I would like to ask about payment of this order .*:\nVPN Setup × 2: USD 560\n.*\nTotal: USD 740\.50$/s,
    );
    await page.goBack();
    await checkout.fill();
    await checkout.countryField.selectOption('Uganda');

    // Simulates a browser extension that breaks JSON.stringify for the checkout record.
    await page.evaluate(() => {
      const stringify = JSON.stringify.bind(JSON);
      JSON.stringify = (value: unknown) => {
        if (typeof value === 'object' && value !== null && 'orderNumber' in value) throw new Error('broken');
        return stringify(value);
      };
    });
    await page.setViewportSize(SHORT_PHONE);
    await checkout.payButton.click();
    await expect(page).toHaveURL('/checkout/failure');
    // toContainText joins the title and the text of the toast without a space.
    await expect(page.getByRole('alert')).toContainText(
      'Payment FailedThere was an error processing your payment. Please try again.',
    );
    await expect(locateHeading(page)).toHaveText('Payment Failed');
    expect(await readEntry(page, 'toast')).toBeNull();
    await expect(page.getByText('Your order is saved: USD 740.50.')).toBeVisible();
    expect(await listCoveredByToast(page)).toEqual([]);

    // After a failed payment, the customer must not have to type everything again.
    await page.getByRole('main').getByRole('link', { name: 'Go back to checkout' }).click();
    await expect(page).toHaveURL('/checkout');
    await checkout.expectFilled();
    await expect(checkout.countryField).toHaveValue('Uganda');
    await expect(checkout.payButton).toHaveText('Complete Payment USD 740.50');
    expect(pageLog.messages).toEqual([]);
  },
);

test('the result pages mention no order if the tab has none', async ({ page }) => {
  await page.goto('/checkout/success');
  const notice = page.locator('.notice:visible');
  await expect(notice).toHaveText(/^\s*There is no order in this tab/);
  await expect(notice.getByRole('link')).toHaveAttribute('href', '/custom-quote');

  await page.goto('/checkout/failure');
  await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible();
  await expect(page.getByText('Your order is saved')).toBeHidden();
});

test('a toast with large text fits in the window, and its button fits in the toast', async ({
  page,
  checkout,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await setTextSize(page, 32);
  await storeEntries(page, { toast: JSON.stringify(PAYMENT_FAILED_TOAST) });
  await page.goto('/checkout/failure');
  await expectInView(checkout.toast, page.getByRole('button', { name: 'Dismiss: Payment Failed' }));
  expect(await checkout.toast.evaluate((toast) => toast.scrollWidth - toast.clientWidth)).toBe(0);
});
