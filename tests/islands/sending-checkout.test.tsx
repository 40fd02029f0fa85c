/** The checkout of a site that sends, and the page after its payment. */
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OrderOutcome } from '../../src/islands/checkout/order-outcome.tsx';
import { form, NOW_MS } from '../../packages/rules/tests/checkout/sample-order.ts';
import { busy, CHECKOUT, DONE, haveQuote, pay } from './checkout-page.tsx';
import { comeBack, drawn, expectAccessible, show, texts, toast, visited } from './island.tsx';
import { build, BY_INVOICE, cancel, sent } from './sending.ts';

vi.mock('virtual:delivery/orders', () => import('../../src/delivery/orders/receiver.ts'));
vi.mock('virtual:delivery/status', () => import('../../src/delivery/status/receiver.tsx'));

const SUBMISSION = JSON.stringify({ content: 'an order', key: '0'.repeat(32), atMs: NOW_MS });
const ACCEPTED = { redirectUrl: 'https://pay.example.com/pay/1', reference: 'ps_1' };

describe('the page after the payment', () => {
  const result = <OrderOutcome title="Order Status" done={DONE} />;
  const heading = page.getByRole('heading', { level: 1 });

  // An order that is declined is in tests/e2e/delivery-circle.spec.ts.
  test('of an order that was sent once says that it is pending, and paid once the receiver says so', async () => {
    haveQuote();
    show(CHECKOUT);
    (pay.element() as HTMLElement).click();
    await drawn();
    document.querySelector('form')?.requestSubmit();
    expect(busy.element().getAttribute('aria-disabled')).toBe('true');
    expect(sent.map(({ body }) => body)).toEqual([expect.objectContaining({ kind: 'order' })]);
    sent[0]?.answer(200, ACCEPTED);
    await drawn(() => toast('polite')?.startsWith('Processing Payment'));
    expect([cancel.elements(), visited]).toEqual([[], []]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(visited).toEqual(['/pay/1']);

    vi.useRealTimers();
    document.body.replaceChildren();
    document.title = 'Order Status · Mtelo';
    history.replaceState(null, '', '?reference=another');
    show(result);
    expect(sent[1]).toMatchObject({ key: sent[0]?.key, body: null });
    await expect.element(page.getByText('we are checking whether your payment has arrived')).toBeVisible();
    expect(texts(heading)).toEqual(['Order Status']);
    sent[1]?.answer(200, { status: 'pending' });
    await expect.element(page.getByText('Please do not pay again.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go back to checkout' })).toBeVisible();
    expect(document.body.textContent).not.toMatch(/Successful|another|INV-|Received/);
    await expectAccessible();
    const again = page.getByRole('button', { name: 'Check again' });
    await again.click();
    await expect.element(page.getByText('we are checking')).toBeVisible();
    await expect.element(again).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(sent).toHaveLength(3);
    sent[2]?.answer(200, { status: 'paid', receivedAt: '2026-01-15T09:00:00.000Z' });
    const order = page.getByRole('region', { name: 'Order' });
    await expect.element(order).toMatchTextContent(`A confirmation goes to ${form.email}.`);
    await expect.element(order).toMatchTextContent('Received 15 Jan 2026, 12:00 EAT');
    expect(texts(heading)).toEqual(['Payment Successful!']);
    await expect.poll(() => document.title).toBe('Payment Successful! · Mtelo');
    await expect.element(page.getByRole('heading', { name: 'A call' })).toBeVisible();
    expect(sessionStorage.getItem('quoteItems')).toBeNull();
  });

  test('of a site that sends invoices speaks of no payment before one has arrived', async () => {
    build(BY_INVOICE);
    show(CHECKOUT);
    await expect.element(page.getByRole('button', { name: 'Send Order' })).toBeVisible();
    document.body.replaceChildren();
    sessionStorage.setItem('orderTicket', SUBMISSION);
    show(result);
    sent[0]?.answer(200, { status: 'pending' });
    await expect.element(page.getByText('nothing has been paid yet')).toBeVisible();
    expect(texts(heading)).toEqual(['Order Status']);
  });

  test('of failure says in its own part what was declined, names the window after it, and asks again', async () => {
    document.title = 'Order Status · Mtelo';
    sessionStorage.setItem('orderTicket', SUBMISSION);
    show(
      <OrderOutcome
        title="Order Status"
        done={DONE}
        declined={{ id: 'declined', title: 'Payment Failed' }}
      />,
    );
    const part = document.body.appendChild(document.createElement('div'));
    part.id = 'declined';
    part.hidden = true;
    await expect.element(page.getByText('we are checking')).toBeVisible();
    sent[0]?.answer(200, { status: 'declined' });
    await expect.poll(() => part.hidden).toBe(false);
    expect([heading.elements(), document.title]).toEqual([[], 'Payment Failed · Mtelo']);
    comeBack();
    await expect.poll(() => [part.hidden, document.title]).toEqual([true, 'Order Status · Mtelo']);
    sent[1]?.lose();
    await expect.element(page.getByText('We cannot tell at the moment')).toBeVisible();
    await expect.element(page.getByText(`Order reference: INV-${NOW_MS}`)).toBeVisible();
  });
});
