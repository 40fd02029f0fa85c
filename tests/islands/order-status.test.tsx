/** Tests the page after an order to a receiver. tests/e2e/delivery-receiver.spec.ts sends one. */
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createCheckoutRecord } from '#logic/checkout/order-record.ts';
import { validForm, NOW_MS } from '#support/sample-form.ts';
import { quoteLines } from '#support/sample-quote.ts';
import { CHECKOUT, order, showOutcome } from './checkout-page.tsx';
import {
  locateButton,
  locateHeading,
  returnFromCache,
  expectAccessible,
  showIsland,
  listTextContents,
  expectFocused,
  expectVisible,
  storeEntry,
} from './island.tsx';
import { applySettings, INVOICE_SETTINGS, sentRequests } from './sending.ts';

vi.mock('virtual:delivery/orders', () => import('#delivery/orders/receiver.ts'));
vi.mock('virtual:delivery/status', () => import('#delivery/status/receiver.tsx'));

const KEY = '0'.repeat(32);

beforeEach(() => {
  vi.useRealTimers();
  document.title = 'Order Status · Mtelo';
  const submission = { content: 'an order', key: KEY, atMs: NOW_MS, reference: 'ps_1' };
  storeEntry('orderSubmission', submission);
  storeEntry('checkout', createCheckoutRecord(validForm, quoteLines, NOW_MS));
});

const checkingNotice = page.getByText('we are checking whether your payment has arrived');

test('the receipt replaces the notice of a pending payment once the order is paid', async () => {
  // Anyone can write another reference into the URL, so the page shows the order of this tab.
  history.replaceState(null, '', '?reference=another');
  showOutcome();
  expect(sentRequests).toMatchObject([{ key: KEY, body: null }]);
  await expectVisible(checkingNotice);
  expect(listTextContents('h1')).toEqual(['Order Status']);
  sentRequests[0]?.respond(200, { status: 'pending' });
  await expectVisible(page.getByText('Please do not pay again.'));
  await expectVisible(page.getByRole('link', { name: 'Go back to checkout' }));
  expect(document.body.textContent).not.toMatch(/Successful|another|INV-|Received/);
  await expectAccessible();

  // While the visitor checks again, the button keeps the focus, and pressing it sends no second request.
  const checkAgainButton = locateButton('Check again');
  await checkAgainButton.click();
  await expectVisible(checkingNotice);
  await expectFocused(checkAgainButton);
  await userEvent.keyboard('{Enter}');
  expect(sentRequests).toHaveLength(2);
  sentRequests[1]?.respond(200, { status: 'paid', receivedAt: '2026-01-15T09:00:00.000Z' });
  await expect.element(order).toMatchTextContent(`A confirmation goes to ${validForm.email}.`);
  await expect.element(order).toMatchTextContent('Received 15 Jan 2026, 12:00 EAT');
  expect(listTextContents('h1')).toEqual(['Payment Successful!']);
  await expect.poll(() => document.title).toBe('Payment Successful! · Mtelo');
  await expectVisible(page.getByText('Thank you.'));
  await expectVisible(locateHeading('A call'));
});

test('the page of an order by invoice awaits the payment without offering the checkout', async () => {
  applySettings(INVOICE_SETTINGS);
  showIsland(CHECKOUT);
  await expectVisible(locateButton('Send Order'));
  showOutcome();
  sentRequests[0]?.respond(200, { status: 'pending' });
  await expectVisible(page.getByText('nothing has been paid yet'));
  expect(listTextContents('h1, a')).toEqual(['Order Status', 'Terms 1.0', 'Ask about this order']);
});

test('the section for declined orders is shown until the visitor returns to the page', async () => {
  showOutcome({ declinedSection: { id: 'declined', title: 'Payment Failed' } });
  // The page has this section from the server, hidden.
  const section = document.body.appendChild(document.createElement('div'));
  section.id = 'declined';
  section.hidden = true;
  await expectVisible(checkingNotice);
  sentRequests[0]?.respond(200, { status: 'declined' });
  await expect.poll(() => section.hidden).toBe(false);
  expect([listTextContents('h1'), document.title]).toEqual([[], 'Payment Failed · Mtelo']);
  // The visitor returns, so the page asks again. This time the receiver is not available.
  returnFromCache();
  await expect.poll(() => [section.hidden, document.title]).toEqual([true, 'Order Status · Mtelo']);
  sentRequests[1]?.respond(503);
  await expectVisible(page.getByText('We cannot tell at the moment'));
  await expectVisible(page.getByText(`Order reference: INV-${NOW_MS}`));
});
