/** The checkout of a site that sends its orders as messages, to a form service; and the page after it. */
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { checkoutRecord } from '@site/rules/checkout/order';
import { OrderOutcome } from '../../src/islands/checkout/order-outcome.tsx';
import { form, lines, NOW_MS } from '../../packages/rules/tests/checkout/sample-order.ts';
import { CHECKOUT, DONE, haveQuote, summary } from './checkout-page.tsx';
import { field, problems } from './fields.tsx';
import { drawn, expectAccessible, show, stored, texts, visited } from './island.tsx';
import { build, problem, sent } from './sending.ts';

vi.mock('virtual:delivery/orders', () => import('../../src/delivery/orders/messages.ts'));
vi.mock('virtual:delivery/status', () => import('../../src/delivery/status/messages.tsx'));

beforeEach(() => {
  build({
    PUBLIC_CONTACT_SERVICE: 'web3forms',
    PUBLIC_CONTACT_ACCESS_KEY: ACCESS_KEY,
  });
});

const ACCESS_KEY = '01234567-89ab-cdef-0123-456789abcdef';
const send = page.getByRole('button', { name: 'Send Order USD 740.50' });
const busy = page.getByRole('button', { name: 'Sending...' });
const heading = page.getByRole('heading', { level: 1 });
const result = <OrderOutcome title="Order Status" done={{ ...DONE, title: 'Order received' }} />;

function showCheckout() {
  haveQuote();
  show(CHECKOUT);
}

test('an order is sent once, and received once the service has said yes', async () => {
  showCheckout();
  await expect.element(summary).toMatchTextContent('TaxCalculated at payment');
  (send.element() as HTMLElement).click();
  await drawn();
  document.querySelector('form')?.requestSubmit();
  expect(busy.element().getAttribute('aria-disabled')).toBe('true');
  expect(document.querySelector('form [aria-live]')?.textContent).toBe('Sending');
  expect(sent).toMatchObject([{ key: null, body: { access_key: ACCESS_KEY, kind: 'order' } }]);
  const { message, orderNumber, subject } = sent[0]?.body as Readonly<Record<string, string>>;
  expect(message).toMatch(new RegExp(`^Order ${orderNumber}\n[^]*\nTotal: USD 740\\.50, with any VAT due`));
  expect(subject).toMatch(new RegExp(`^Order ${orderNumber} from \\S`));
  expect(stored('checkout')).toBeNull();
  sent[0]?.answer(200, { success: true });
  await drawn(() => visited.length);
  expect(visited).toEqual(['/checkout/success']);
  // The cart is over, and the same things are another order.
  expect(Object.keys(sessionStorage).sort()).toEqual(['checkout', 'orderTicket']);
  expect(stored('orderTicket')).toMatchObject({ content: '' });

  vi.useRealTimers();
  document.body.replaceChildren();
  show(result);
  const order = page.getByRole('region', { name: 'Order' });
  await expect.element(order).toMatchTextContent(/Order no\. *INV-\d+/);
  await expect.element(order).toMatchTextContent('Received');
  await expect.element(order).not.toMatchTextContent('confirmation');
  expect(texts(heading)).toEqual(['Order received']);
  expect(document.body.textContent).not.toMatch(/[Pp]ayment|paid/);
  await expectAccessible();
});

// How sending is stopped is in sending-contact.test.tsx.
test('doubt promises nothing and loses nothing, and the order goes again as it was', async () => {
  showCheckout();
  await send.click();
  sent[0]?.answer(200, '<!doctype html><title>Hotel wireless</title>');
  await expect.poll(problem).toMatch(/^We cannot tell whether your order arrived.+it may arrive twice\./);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect([visited, stored('checkout')]).toEqual([[], null]);
  await expect.element(field('Full name')).toHaveValue(form.fullName);
  await send.click();
  // The office can tell by its number that it is the same order.
  expect(sent[1]?.body).toEqual(sent[0]?.body);
  // What the service refuses is said at the field.
  sent[1]?.answer(422, { errors: [{ field: 'name', message: 'is not taken' }] });
  await expect.element(problems).toHaveFocus();
  expect(texts(problems.getByRole('link'))).toEqual(['is not taken']);
  await expect.element(field('Full name')).toBeInvalid();
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
