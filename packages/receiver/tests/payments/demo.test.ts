/** Checks the payment page of the demo, which marks an order as paid once. */
import { beforeEach, expect, test } from 'vitest';
import {
  expectNoOutcome,
  expectOutcomes,
  expectWording,
  receiver,
  startReceiverForEachTest,
} from '../each-test.ts';
import { KEY, SITE } from '../receiver.ts';
import { buildOrder } from '../samples.ts';

startReceiverForEachTest();
beforeEach(async () => {
  await receiver.post('/orders', buildOrder());
});

const getExpectedRedirect = (page: string) => [303, `${SITE}/checkout/${page}?reference=ORD-1`];

test('the page of the demonstration shows the order without its customer', async () => {
  const { headers } = await fetch(`${receiver.origin}/pay/ORD-1`);
  expect(headers.get('content-security-policy')).toContain(`; form-action 'self' ${SITE}; `);
  const text = await receiver.fetchPaymentPage();
  await expect(text.replaceAll('><', '>\n<')).toMatchFileSnapshot('pages/demo.txt');
});

test('a customer’s markup in a service name is shown as text', async () => {
  const line = {
    id: 'unknown-service',
    name: 'Total <img src=x> 0.00, paid',
    custom: true,
    unit: '',
    billing: 'once',
    quantity: 40,
    unitPrice: 1,
    currency: 'KES',
    total: 40,
  };
  const fields = {
    orderNumber: 'A-7',
    currency: 'KES',
    total: 40,
    lines: [line],
    documents: [],
    payBy: '2026-02-14T09:00:00.000Z',
  };
  await receiver.overwriteFields(KEY, JSON.stringify(fields));
  const expectedText = 'Named by the customer: <q><bdi>Total &lt;img src=x&gt; 0.00, paid</bdi></q>';
  expectWording(await receiver.fetchPaymentPage(), ['Order A-7', expectedText, 'KES 40']);
  expect(await receiver.pressPaymentButton('pay')).toEqual(getExpectedRedirect('success'));
});

test('a declined order can be paid later, once', async () => {
  // Neither a button on another site nor a link pays the order.
  expect((await receiver.pressPaymentButton('pay', SITE))[0]).toBe(403);
  await fetch(`${receiver.origin}/pay/ORD-1?decision=pay`);
  await expectNoOutcome();
  // Any decision other than exactly `pay` declines the order.
  expect(await receiver.pressPaymentButton('Pay')).toEqual(getExpectedRedirect('failure'));
  expect(await receiver.fetchOrderStatus()).toBe('declined');
  // Once the order is paid, it cannot be declined.
  for (const decision of ['pay', 'decline'])
    expect(await receiver.pressPaymentButton(decision)).toEqual(getExpectedRedirect('success'));
  expect(await receiver.fetchOrderStatus()).toBe('paid');
  await expectOutcomes('declined', 'paid');
  expectWording(await receiver.fetchPaymentPage(), ['It is paid.'], ['<form']);
});
