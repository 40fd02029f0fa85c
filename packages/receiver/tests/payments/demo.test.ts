/** The demonstration's payment page: an order is paid when this page reports it, and only once. */
import { beforeEach, expect, test } from 'vitest';
import { expectOutcomes, expectTexts, receiver, startReceiverForEachTest } from '../each-test.ts';
import { KEY, SITE } from '../receiver.ts';
import { buildOrder } from '../samples.ts';

startReceiverForEachTest();
beforeEach(async () => {
  await receiver.post('/orders', buildOrder());
});

const createRedirect = (page: string) => [303, `${SITE}/checkout/${page}?reference=ORD-1`];

test('the page says what to pay and that it is a demonstration, and not who ordered', async () => {
  const { headers } = await fetch(`${receiver.origin}/pay/ORD-1`);
  expect(headers.get('content-security-policy')).toContain(`; form-action 'self' ${SITE}; `);
  const text = await receiver.fetchPage();
  await expect(text.replaceAll('><', '>\n<')).toMatchFileSnapshot('pages/demo.txt');
});

test('a visitor’s name for a service is text, even in an order that later rules would refuse', async () => {
  const line = {
    id: 'gone',
    name: 'Total <img src=x> 0.00, paid',
    custom: true,
    unit: '',
    billing: 'once',
    quantity: 40,
    unitPrice: 1,
    currency: 'KES',
    total: 40,
  };
  const fields = { orderNumber: 'A-7', currency: 'KES', total: 40, lines: [line], documents: [] };
  await receiver.damage(KEY, JSON.stringify(fields));
  const expectedText = 'Named by the customer: <q><bdi>Total &lt;img src=x&gt; 0.00, paid</bdi></q>';
  expectTexts(await receiver.fetchPage(), ['Order A-7', expectedText, 'KES 40']);
  expect(await receiver.decide('pay')).toEqual(createRedirect('success'));
});

test('an order is pending, then declined, then paid for good, by its own buttons, and has none any more', async () => {
  expect((await receiver.decide('pay', { origin: SITE }))[0]).toBe(403);
  await fetch(`${receiver.origin}/pay/ORD-1?decision=pay`);
  await expectOutcomes();
  expect(await receiver.decide('Pay')).toEqual(createRedirect('failure'));
  expect(await receiver.fetchOrderStatus()).toBe('declined');
  for (const decision of ['pay', 'decline'])
    expect(await receiver.decide(decision)).toEqual(createRedirect('success'));
  expect(await receiver.fetchOrderStatus()).toBe('paid');
  await expectOutcomes('declined', 'paid');
  expectTexts(await receiver.fetchPage(), ['It is paid.'], ['<form']);
});
