/** Tests the steps of a simulated payment, and the receipt of its order. */
import { beforeEach, expect, test, vi } from 'vitest';
import { listBillingLines } from '@site/rules/checkout/billing-lines';
import { validForm, NOW_MS } from '#support/sample-form.ts';
import { busyButton, CHECKOUT, order, showOutcome, storeQuoteAndDraft, payButton } from './checkout-page.tsx';
import {
  returnFromCache,
  flushReact,
  expectAccessible,
  press,
  showIsland,
  listItems,
  listTextContents,
  readPoliteToast,
  visitedUrls,
  expectDisabled,
  expectEnabled,
  expectVisible,
} from './island.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS });
  storeQuoteAndDraft();
  showIsland(CHECKOUT);
});

async function advanceTime(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await flushReact();
}

test('a payment announces its progress, stores one order and opens its receipt', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  await press(payButton);
  await expectDisabled(busyButton);
  expect(document.querySelector('form[aria-busy=true] > [aria-live=polite]')?.textContent).toBe('Processing');
  // A second press must not store a second order.
  await press(busyButton);
  await advanceTime(2000);
  expect(readPoliteToast()).toBe('Processing Payment. Redirecting to secure payment gateway...');
  await advanceTime(1000);
  expect(visitedUrls).toEqual(['/checkout/success']);
  expect(setItem.mock.calls.filter(([key]) => key === 'checkout')).toHaveLength(1);
  // The visitor stops loading the next page.
  await advanceTime(9000);
  await expectVisible(busyButton);
  await advanceTime(1000);
  await expectEnabled(payButton);

  showOutcome();
  await expect.element(order.getByText(/^INV-\d+$/)).toHaveAttribute('aria-hidden');
  // A site without an endpoint sends no confirmation, so nothing follows the date.
  await expect.element(order).toMatchTextContent(/1 January 2026(?!\.)/);
  await expect.element(order).toMatchTextContent('Agreed Terms 1.0');
  await expect.element(order.getByRole('link').first()).toHaveAttribute('href', '/terms');
  expect(order.element().textContent).not.toMatch(/confirmation|Received/);
  expect(listItems(order)[0]).toBe('The vpn-setup × 2 USD 560.00 | What vpn-setup includes');
  // There is no space between the texts of two elements.
  await expect.element(order).toMatchTextContent('TotalUSD 740.50Any VAT is in the price.');
  expect(listTextContents('address > span')).toEqual([
    'Billed to',
    ...listBillingLines((field) => validForm[field]),
  ]);
  await expectAccessible();
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await order.getByRole('button', { name: 'Print this order' }).click();
  expect(print).toHaveBeenCalledOnce();
  await order.getByRole('link', { name: 'Ask about this order' }).click();
  expect(sessionStorage.contactPrefill).toMatch(
    /about order INV-\d+:\nThe vpn-setup × 2\nCabling\nTotal: USD 740\.50$/,
  );
});

test('a payment stops if the visitor leaves the page', async () => {
  await payButton.click();
  await expectVisible(busyButton);
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  returnFromCache();
  await expectVisible(payButton);
  await advanceTime(5000);
  expect(visitedUrls).toEqual([]);
});
