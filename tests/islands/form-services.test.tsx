/**
 * A site that sends messages and orders to a form service. The answers are those of the services'
 * documentation.
 */
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createCheckoutRecord } from '../../src/logic/checkout/order-record.ts';
import { CONTACT_SERVICES } from '@site/rules/settings/contact-services';
import { form, NOW_MS } from '../support/sample-form.ts';
import { lines } from '../support/sample-quote.ts';
import { OrderOutcome } from '../../src/islands/checkout/order-outcome.tsx';
import { CHECKOUT, DONE, storeQuote, summary } from './checkout-page.tsx';
import * as contact from './contact-page.tsx';
import { findField, problems } from './fields.tsx';
import {
  flushReact,
  expectAccessible,
  press,
  showIsland,
  readStored,
  readTexts,
  visitedAddresses,
} from './island.tsx';
import { applySettings, readProblem, sentRequests } from './sending.ts';

vi.mock('virtual:delivery/contact', () => import('../../src/delivery/contact/by-site.tsx'));
vi.mock('virtual:delivery/orders', () => import('../../src/delivery/orders/messages.ts'));
vi.mock('virtual:delivery/status', () => import('../../src/delivery/status/messages.tsx'));

const ACCESS_KEY = '01234567-89ab-cdef-0123-456789abcdef';

const buildFor = (id: string) =>
  applySettings({
    PUBLIC_CONTACT_SERVICE: id,
    PUBLIC_CONTACT_ENDPOINT: CONTACT_SERVICES[id]?.example ?? '',
    PUBLIC_CONTACT_ACCESS_KEY: ACCESS_KEY,
  });

// packages/rules/tests/settings/delivery-config.test.ts checks the fields and answers of each service.
test.each([
  ['formspree', { next: '/thanks' }, { _gotcha: 'https://spam.example' }],
  ['web3forms', { success: true }, { access_key: ACCESS_KEY, botcheck: 'https://spam.example' }],
])('a message goes to %s as a plain form, and without script too', async (id, answer, own) => {
  buildFor(id);
  contact.storeDraft();
  showIsland(contact.CONTACT);
  const trap = document.querySelector<HTMLInputElement>('form [hidden] input');
  if (trap) trap.value = 'https://spam.example';
  await contact.send.click();
  await flushReact();
  const { company: _, ...typed } = contact.MESSAGE;
  // A browser sends these headers without a preflight.
  expect(sentRequests).toMatchObject([{ headers: ['accept'], body: { ...typed, ...own, kind: 'contact' } }]);
  const plain = document.querySelector('form') ?? undefined;
  expect(plain?.method).toBe('post');
  const plainFields = Object.fromEntries(new FormData(plain));
  expect(plainFields).toMatchObject(own);
  expect(plainFields).not.toHaveProperty('kind');
  sentRequests[0]?.answer(200, answer);
  await expect.element(contact.accepted).toMatchTextContent('has been sent. Its reference is MSG-');
});

describe('an order', () => {
  const send = page.getByRole('button', { name: 'Send Order USD 740.50' });
  const busy = page.getByRole('button', { name: 'Sending...' });
  const result = (
    <OrderOutcome sessionKey="checkout" title="Order Status" done={{ ...DONE, title: 'Order received' }} />
  );

  function showCheckout() {
    buildFor('web3forms');
    storeQuote();
    showIsland(CHECKOUT);
  }

  test('is sent once, and received once the service has accepted it', async () => {
    showCheckout();
    await expect.element(summary).toMatchTextContent('TaxCalculated at payment');
    await press(send);
    document.querySelector('form')?.requestSubmit();
    expect(busy.element().getAttribute('aria-disabled')).toBe('true');
    expect(document.querySelector('form [aria-live]')?.textContent).toBe('Sending');
    expect(sentRequests).toMatchObject([{ key: null, body: { access_key: ACCESS_KEY, kind: 'order' } }]);
    const { message, orderNumber, subject } = sentRequests[0]?.body as Readonly<Record<string, string>>;
    expect(message).toMatch(new RegExp(`^Order ${orderNumber}\n[^]*\nTotal: USD 740\\.50, with any VAT due`));
    expect(subject).toMatch(new RegExp(`^Order ${orderNumber} from \\S`));
    expect(readStored('checkout')).toBeNull();
    sentRequests[0]?.answer(200, { success: true });
    await expect.poll(() => visitedAddresses).toEqual(['/checkout/success']);
    // The cart is cleared, and the same things ordered again are another order.
    expect(Object.keys(sessionStorage).sort()).toEqual(['checkout', 'orderSubmission']);
    expect(readStored('orderSubmission')).toMatchObject({ content: '' });

    vi.useRealTimers();
    document.body.replaceChildren();
    showIsland(result);
    const order = page.getByRole('region', { name: 'Order' });
    await expect.element(order).toMatchTextContent(/Order no\. *INV-\d+.*Received/);
    expect(readTexts('h1')).toEqual(['Order received']);
    expect(document.body.textContent).not.toMatch(/[Pp]ayment|paid|confirmation/);
    await expectAccessible();
  });

  // sending-contact.test.tsx checks cancelling.
  test('in doubt promises nothing and loses nothing, and goes again as it was', async () => {
    showCheckout();
    await send.click();
    sentRequests[0]?.answer(200, '<!doctype html><title>Hotel wireless</title>');
    await expect
      .poll(readProblem)
      .toMatch(/^We cannot tell whether your order arrived.+it may arrive twice\./);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sentRequests).toHaveLength(1);
    expect([visitedAddresses, readStored('checkout')]).toEqual([[], null]);
    await expect.element(findField('Full name')).toHaveValue(form.fullName);
    await send.click();
    // Its number tells the office that it is the same order.
    expect(sentRequests[1]?.body).toEqual(sentRequests[0]?.body);
    // A refusal of the service is shown at the checkout's field.
    sentRequests[1]?.answer(422, { errors: [{ field: 'name', message: 'is not taken' }] });
    await expect.element(problems).toHaveFocus();
    expect(readTexts(problems.getByRole('link'))).toEqual(['is not taken']);
    await expect.element(findField('Full name')).toBeInvalid();
  });

  test.each([null, { content: 'an order', key: '0'.repeat(32), atMs: NOW_MS }])(
    'is not shown as received for a record beside a submission of %j',
    async (submission) => {
      sessionStorage.setItem('checkout', JSON.stringify(createCheckoutRecord(form, lines, NOW_MS)));
      sessionStorage.setItem('orderSubmission', JSON.stringify(submission));
      showIsland(result);
      await expect.element(page.getByText('There is no order in this tab.')).toBeVisible();
      expect(readTexts('h1')).toEqual(['Order Status']);
      expect(document.body.textContent).not.toMatch(/Received|Order received|INV-/);
    },
  );
});
