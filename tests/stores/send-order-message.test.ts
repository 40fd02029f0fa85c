/** What an order leaves in the tab that was sent as a message. What is shown meanwhile is in tests/islands/order-message.test.tsx. */
import { settings } from 'virtual:delivery/settings';
import { beforeEach, expect, test, vi } from 'vitest';
import { outcomes } from '../../src/delivery/outcomes/messages.tsx';
import { $errors, $values, submitOrder } from '../../src/stores/checkout.ts';
import { $problem } from '../../src/stores/sending.ts';
import { form, lines } from '@site/rules/tests/checkout/sample-order';
import { deliveryConfig } from '@site/rules/settings/delivery-config';
import { outcomeOf } from './outcome.ts';
import { receiver } from './receiver.ts';
import { NOW_MS, tab } from './tab.ts';

vi.mock('virtual:delivery/orders', () => import('../../src/delivery/orders/messages.tsx'));

const ENDPOINT = 'https://forms.example.com/messages';
const CART = ['quoteItems', 'quoteBuilder', 'checkoutDraft'];

beforeEach(() => {
  Object.assign(settings, deliveryConfig({ PUBLIC_CONTACT_ENDPOINT: ENDPOINT }));
  $values.set(form);
  for (const key of CART) tab.stored.set(key, 'before');
});

/** Sends the order to a server that answers so, and lets the clock run until the page is left or the form is back. */
async function order(status: number, answer: object = {}, agreedTo = ['Terms of Service, version 1.0']) {
  const sent = receiver(status, answer);
  void submitOrder(lines, agreedTo);
  await vi.advanceTimersByTimeAsync(10_000);
  tab.leave();
  await vi.advanceTimersByTimeAsync(0);
  return sent;
}

test('an order that was taken is shown, the cart is over, and the same things are another order', async () => {
  const { fetch, bodies, keys } = await order(200);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(ENDPOINT, expect.anything());
  expect(bodies[0]).toMatchObject({ kind: 'contact', page: '/here', name: form.fullName });
  const { message } = bodies[0] as { message: string };
  expect(message).toContain(`Order INV-${NOW_MS}\n`);
  expect(message).toContain('Agreed to: Terms of Service, version 1.0\n');
  expect(tab.replaced).toEqual(['/checkout/success']);
  expect(outcomeOf(outcomes)).toMatchObject({
    kind: 'done',
    receipt: { record: { orderNumber: `INV-${NOW_MS}` }, isConfirmed: true },
  });
  expect([...tab.stored.keys()].sort()).toEqual(['checkout', 'orderTicket']);
  expect((await order(200)).keys).not.toEqual(keys);
});

test.each([
  [500, {}, 'Our message service is not working'],
  [429, {}, 'Too many orders at the moment'],
  [504, {}, 'We cannot tell whether your order arrived'],
])('after %i nothing is claimed or lost, and it stays the same order', async (status, answer, title) => {
  const { bodies, keys } = await order(status, answer);
  expect([$problem.get()?.title, tab.replaced, outcomeOf(outcomes)]).toEqual([title, [], { kind: 'none' }]);
  expect([...tab.stored.keys()].sort()).toEqual([...CART, 'orderTicket'].sort());
  const again = await order(status, answer);
  expect([again.bodies, again.keys]).toEqual([bodies, keys]);
  const others = await order(status, answer, ['Terms of Service, version 1.1']);
  expect(others.keys[0]).not.toBe(keys[0]);
});

test('what is refused is said at the fields of the checkout', async () => {
  await order(422, { fields: { name: 'No such name', message: 'Too long' } });
  expect($errors.get()).toEqual({ fullName: 'No such name', notes: 'Too long' });
});

test('an order on its way, or of another kind of site, is not one that was taken', () => {
  tab.stored.set('checkout', '{}');
  expect(outcomeOf(outcomes)).toEqual({ kind: 'none' });
});
