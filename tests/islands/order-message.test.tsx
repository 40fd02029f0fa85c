/** The checkout of a site that sends its orders as messages, to a form service; and the page after it. */
import { cancel, ENDPOINT, problem, sent } from './sending.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { checkoutRecord } from '../../src/domain/checkout/order.ts';
import { PaymentResult } from '../../src/islands/checkout/payment-result.tsx';
import { form, lines, NOW_MS } from '../domain/checkout/sample-order.ts';
import { CHECKOUT, FIELDS, haveQuote, summary } from './checkout-page.tsx';
import { field, problems } from './fields.tsx';
import { drawn, expectAccessible, show, stored, texts, visited } from './island.tsx';

beforeEach(() => {
  vi.stubEnv('CHECKOUT_ENDPOINT', undefined);
  vi.stubEnv('PAYMENT_BY_INVOICE', 'yes');
  vi.stubEnv('ORDERS_BY_MESSAGE', `${ENDPOINT}messages`);
  vi.stubEnv('CONTACT_SERVICE', 'Formspree');
  vi.stubEnv('CONTACT_FIELDS', 'access_key=1');
  vi.stubEnv('CONTACT_ACCEPTED', 'next');
});

const send = page.getByRole('button', { name: 'Send Order USD 740.50' });
const busy = page.getByRole('button', { name: 'Sending...' });
const heading = page.getByRole('heading', { level: 1 });
const result = (
  <PaymentResult
    title="Order Status"
    doneTitle="Order received"
    lead="Our office has it."
    nextHeading="What happens next"
    next={[{ title: 'Invoice', text: 'It comes by email.' }]}
  />
);

function showCheckout() {
  haveQuote();
  show(CHECKOUT);
}

test('an order is sent once, and received once the service has said yes', async () => {
  showCheckout();
  await expect.element(summary).toMatchTextContent('TaxOn the proforma invoice');
  (send.element() as HTMLElement).click();
  await drawn();
  document.querySelector('form')?.requestSubmit();
  expect(busy.element().getAttribute('aria-disabled')).toBe('true');
  expect(document.querySelector('form [aria-live]')?.textContent).toBe('Sending');
  expect(sent).toMatchObject([{ key: null, body: { access_key: '1', kind: 'contact' } }]);
  const { message } = sent[0]?.body as { message: string };
  expect(message).toMatch(/^Order INV-\d+\n[^]*\nTotal: USD 740\.50, tax/);
  expect(stored('checkout')).toBeNull();
  sent[0]?.answer(200, { next: '/thanks' });
  await drawn(() => visited.length);
  expect(visited).toEqual(['/checkout/success']);

  vi.useRealTimers();
  document.body.replaceChildren();
  document.title = 'Order Status · Mtelo';
  show(result);
  const order = page.getByRole('region', { name: 'Order' });
  await expect.element(order).toMatchTextContent(/Order no\. *INV-\d+/);
  await expect.element(order).toMatchTextContent('Received');
  expect(texts(heading)).toEqual(['Order received']);
  expect(document.title).toBe('Order received · Mtelo');
  await expect.element(page.getByRole('heading', { name: 'Invoice' })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/[Pp]ayment|paid/);
  await expectAccessible();
});

test('doubt, and a press on Cancel, promise nothing and lose nothing', async () => {
  showCheckout();
  await send.click();
  sent[0]?.answer(200, '<!doctype html><title>Hotel wireless</title>');
  await expect.poll(problem).toMatch(/^We cannot tell whether your order arrived.+it may arrive twice\./);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  await send.click();
  await cancel.click();
  await expect.element(send).toHaveFocus();
  await drawn();
  expect(problem()).toMatch(/^You stopped sending/);
  // The office can tell by its number that it is the same order.
  expect(sent[1]?.body).toEqual(sent[0]?.body);
  await send.click();
  sent[2]?.lose();
  await expect.poll(problem).toMatch(/^We cannot tell/);
  expect([visited, stored('checkout')]).toEqual([[], null]);
  for (const [label] of FIELDS.slice(0, 2)) await expect.element(field(label)).not.toHaveValue('');
});

test('what the service refuses is said at the field', async () => {
  showCheckout();
  await send.click();
  sent[0]?.answer(422, { errors: [{ field: 'email', message: 'is not taken' }] });
  await expect.element(problems).toHaveFocus();
  expect(texts(problems.getByRole('link'))).toEqual(['is not taken']);
});

test.each([null, { content: 'an order', key: '0'.repeat(32), atMs: NOW_MS }])(
  'a record beside a submission of %j is no order that was taken',
  async (submission) => {
    sessionStorage.setItem('checkout', JSON.stringify(checkoutRecord(form, lines, NOW_MS)));
    sessionStorage.setItem('orderTicket', JSON.stringify(submission));
    show(result);
    await expect.element(page.getByText('There is no order in this tab.')).toBeVisible();
    expect(texts(heading)).toEqual(['Order Status']);
    expect(document.body.textContent).not.toMatch(/Received|Order received|INV-/);
  },
);
