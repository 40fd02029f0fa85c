/**
 * Tests a site that sends messages and orders to a form service. The responses come from the services' own
 * documentation.
 */
import { beforeEach, expect, test, vi } from 'vitest';
import {
  CHECKOUT,
  order,
  SUCCESS_PAGE_COPY,
  showOutcome,
  storeQuoteAndDraft,
  summary,
} from './checkout-page.tsx';
import * as contact from './contact-page.tsx';
import { locateField, errorSummary, listSummaryMessages } from './fields.tsx';
import {
  locateButton,
  flushReact,
  expectAccessible,
  press,
  showIsland,
  readEntry,
  listTextContents,
  visitedUrls,
  expectFocused,
} from './island.tsx';
import { applySettings, readFailureMessage, sentRequests } from './sending.ts';

vi.mock('virtual:delivery/contact', () => import('#delivery/contact/by-site.tsx'));
vi.mock('virtual:delivery/orders', () => import('#delivery/orders/messages.ts'));
vi.mock('virtual:delivery/status', () => import('#delivery/status/messages.tsx'));

const ACCESS_KEY = '01234567-89ab-cdef-0123-456789abcdef';

beforeEach(() => {
  applySettings({ PUBLIC_CONTACT_SERVICE: 'web3forms', PUBLIC_CONTACT_ACCESS_KEY: ACCESS_KEY });
});

// packages/rules/tests/settings/delivery-config.test.ts checks the fields of each service, and
// tests/logic/contact/form-service.test.ts its responses.
test('a message is sent as a plain form, with and without scripts', async () => {
  contact.storeDraft();
  showIsland(contact.CONTACT);
  const honeypot = document.querySelector<HTMLInputElement>('form [hidden] input');
  if (honeypot) honeypot.value = 'https://spam.example';
  await contact.sendButton.click();
  await flushReact();
  const serviceFields = { access_key: ACCESS_KEY, botcheck: 'https://spam.example' };
  const { company: _, ...requiredFields } = contact.MESSAGE;
  // A browser sends these headers without a preflight.
  expect(sentRequests).toMatchObject([
    { headers: ['accept'], body: { ...requiredFields, ...serviceFields, kind: 'contact' } },
  ]);
  // Without scripts, the browser would send the form with the same fields of the service.
  const formElement = document.querySelector('form') ?? undefined;
  expect(formElement?.method).toBe('post');
  const { kind, ...formFields } = Object.fromEntries(new FormData(formElement));
  expect(formFields).toMatchObject(serviceFields);
  expect(kind).toBeUndefined();
  sentRequests[0]?.respond(200, { success: true });
  await expect.element(contact.confirmation).toMatchTextContent('has been sent. Its reference is MSG-');
});

const sendOrderButton = locateButton('Send Order USD 740.50');

function showCheckout() {
  storeQuoteAndDraft();
  showIsland(CHECKOUT);
}

test('one accepted request makes an order received', async () => {
  showCheckout();
  // There is no space between the texts of two elements.
  await expect.element(summary).toMatchTextContent('TaxCalculated at payment');
  await press(sendOrderButton);
  expect(document.querySelector('form [aria-live]')?.textContent).toBe('Sending');
  expect(sentRequests).toMatchObject([{ key: null, body: { access_key: ACCESS_KEY, kind: 'order' } }]);
  const { message, orderNumber } = sentRequests[0]?.body as Readonly<Record<string, string>>;
  expect(message).toMatch(new RegExp(`^Order ${orderNumber}\n[^]*\nTotal: USD 740\\.50, with any VAT due`));
  expect(readEntry('checkout')).toBeNull();
  sentRequests[0]?.respond(200, { success: true });
  await expect.poll(() => visitedUrls).toEqual(['/checkout/success']);
  // The quote is cleared, so ordering the same services again would be a new order.
  expect(Object.keys(sessionStorage).sort()).toEqual(['checkout', 'orderSubmission']);
  expect(readEntry('orderSubmission')).toMatchObject({ content: '' });

  // Nothing has been paid, so the next page must not mention a payment.
  showOutcome({ completedCopy: { ...SUCCESS_PAGE_COPY, title: 'Order received' } });
  await expect.element(order).toMatchTextContent(/Order no\. *INV-\d+.*Received/);
  expect(listTextContents('h1')).toEqual(['Order received']);
  expect(document.body.textContent).not.toMatch(/[Pp]ayment|paid|confirmation/);
  await expectAccessible();
});

// sending-contact.test.tsx checks cancelling.
test('after an unclear response the same order can be sent again', async () => {
  showCheckout();
  await sendOrderButton.click();
  sentRequests[0]?.respond(200, '<!doctype html><title>Hotel wireless</title>');
  await expect
    .poll(readFailureMessage)
    .toMatch(/^We cannot tell whether your order arrived.+it may arrive twice\./);
  // A form service does not recognise a repeated order, so an order that is sent again automatically could
  // arrive twice.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sentRequests).toHaveLength(1);
  expect([visitedUrls, readEntry('checkout')]).toEqual([[], null]);
  await sendOrderButton.click();
  // The order number tells the office that this is the same order.
  expect(sentRequests[1]?.body).toEqual(sentRequests[0]?.body);
  // If the service rejects a field of the message, the error is at the field of the checkout.
  sentRequests[1]?.respond(422, { errors: [{ field: 'name', message: 'is not taken' }] });
  await expectFocused(errorSummary);
  expect(listSummaryMessages()).toEqual(['is not taken']);
  await expect.element(locateField('Full name')).toBeInvalid();
});
