/**
 * Checks that an order by invoice is unpaid until the office records the payment, and that the order's page
 * shows how to pay.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Seller } from '@site/content/catalogue/published-catalogue.schema';
import { getColour } from '@site/content/colours/theme';
import { DAY_MS } from '@site/rules/time/dates';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { sampleContent } from '../../../content/tests/files/sample-content.ts';
import { createInvoiceProvider } from '../../payments/by-invoice.ts';
import { getPaymentInstructions } from '../../payments/how-to-pay.ts';
import {
  expectNoOutcome,
  expectOutcomes,
  expectWording,
  receiver,
  startReceiverForEachTest,
} from '../each-test.ts';
import { catalogue, NOW_MS, buildOrder } from '../samples.ts';

/** The seller is undefined while the site cannot be read. */
let seller: Seller | undefined;
startReceiverForEachTest({}, (receiverOrigin, now) =>
  createInvoiceProvider(
    () => (seller ? Promise.resolve({ ...catalogue, seller }) : Promise.reject(new Error('site down'))),
    receiverOrigin,
    now,
  ),
);

const { paymentMethods, conversions } = readTestData<{
  paymentMethods: { payTo?: Seller['payTo']; expectedWording: string[]; absentWording: string[] }[];
  conversions: {
    currency: 'KES' | 'USD';
    total: number;
    dollar?: { shillings: number; date: string };
    expectedAmount?: string;
    expectedNote: string;
  }[];
}>(import.meta.url);

const { orderNumber } = buildOrder().record;
const BANK = { name: 'Ridge Bank', accountName: 'Ridge Limited', accountNumber: '0123456789' };

/** Sends an order to a company with these payment methods, and returns the order's page. */
async function orderAndFetchPage(payTo?: Seller['payTo']) {
  seller = { ...sampleContent.company, email: 'pay@ridge.test', payTo };
  await receiver.post('/orders', buildOrder());
  return receiver.fetchPaymentPage();
}

describe('the page of an order', () => {
  test('says how to pay, without customer data', async () => {
    const text = await orderAndFetchPage({ bank: { ...BANK, swift: 'RIDGKENA' }, paybill: '123456' });
    await expect(text.replaceAll('><', '>\n<')).toMatchFileSnapshot('pages/by-invoice.txt');
  });

  test('says after thirty days that the price and its amount in shillings have lapsed', async () => {
    await orderAndFetchPage({ till: '654321' });
    receiver.advanceClock(30 * DAY_MS);
    expectWording(await receiver.fetchPaymentPage(), ['This price is valid until 14 February 2026.']);
    receiver.advanceClock(1);
    expectWording(
      await receiver.fetchPaymentPage(),
      [
        'This price was valid until 14 February 2026. Write to us before you pay.',
        'Ask us for the amount in shillings',
      ],
      ['KES'],
    );
  });

  test.each(paymentMethods)(
    'shows only the payment methods of $payTo',
    async ({ payTo, expectedWording, absentWording }) => {
      expectWording(await orderAndFetchPage(payTo), expectedWording, absentWording);
    },
  );

  test.each(conversions)(
    'converts $currency $total at the rate $dollar to $expectedAmount',
    ({ expectedAmount, expectedNote, ...orderFields }) => {
      const order = {
        orderNumber: 'INV-1',
        documents: [],
        lines: [] as never,
        payBy: new Date(NOW_MS).toISOString(),
        ...orderFields,
      };
      const [method] = getPaymentInstructions(order, { till: '654321' }, NOW_MS).methods;
      expect(method?.rows.find(([name]) => name === 'Amount')?.[1]).toBe(expectedAmount);
      expect(method?.note).toBe(expectedNote);
    },
  );

  test('has the colours of the site in both colour schemes, and its icon', async () => {
    const style = await (await fetch(`${receiver.origin}/style.css`)).text();
    expectWording(style, [`ink: ${getColour('ink', 'light')};`, `ink: ${getColour('ink', 'dark')};`]);
    const icon = await fetch(`${receiver.origin}/icon.svg`);
    expect(icon.headers.get('content-type')).toBe('image/svg+xml');
    expect(await icon.text()).toBe(readFileSync('public/icon.svg', 'utf8'));
  });

  test('exists only for orders', async () => {
    await orderAndFetchPage();
    expectWording(await receiver.fetchPaymentPage('ORD-1x'), ['There is no such order']);
  });

  test('rejects the payment buttons of other providers', async () => {
    await orderAndFetchPage();
    expect((await receiver.pressPaymentButton('pay'))[0]).toBe(404);
    await expectNoOutcome();
  });

  test('says that nothing has changed if the catalogue cannot be read', async () => {
    await orderAndFetchPage();
    seller = undefined;
    expectWording(await receiver.fetchPaymentPage(), ['This page has changed nothing about your payment.']);
  });
});

describe('a command of the operator', () => {
  const formatConfirmation = (outcome: string) =>
    `ORD-1, ${orderNumber}, USD 1,390.50, is marked as ${outcome}`;
  const NO_EMAIL = 'The customer gets no email about this: write to them';
  const expectCommandError = (...parameters: readonly string[]) =>
    expect(receiver.runCommand(...parameters)).rejects;

  test('records a payment and a refund once each', async () => {
    await orderAndFetchPage({ bank: BANK });
    // An unpaid order cannot be refunded.
    await expectCommandError('refunded', 'ORD-1').toThrow('is not paid');
    expect(await receiver.runCommand('paid', orderNumber, '--note', 'KCB 17')).toEqual([
      formatConfirmation('paid'),
    ]);
    expect(await receiver.fetchOrderStatus()).toBe('paid');
    expectWording(await receiver.fetchPaymentPage(), [
      '<h1>Order paid</h1><p>Your payment has arrived. Thank you.</p>',
    ]);
    await expectCommandError('paid', 'ORD-1').toThrow('is paid or taken back already');
    const at = new Date(NOW_MS).toISOString();
    expect(JSON.parse((await receiver.runCommand('export', 'json')).join())).toMatchObject({
      payment: { history: [{ outcome: 'paid', note: 'By hand: KCB 17', at }] },
    });
    // The refund is recorded, and the operator has to tell the customer.
    expect(await receiver.runCommand('refunded', 'ORD-1')).toEqual([
      formatConfirmation('refunded'),
      NO_EMAIL,
    ]);
    expectWording(await receiver.fetchPaymentPage(), ['<h1>Order refunded</h1>'], ['By bank transfer']);
    await expectCommandError('refunded', 'ORD-1').toThrow('refunded already');
    await expectOutcomes('paid', 'refunded');
  });

  test('cancels an unpaid order, whose page no longer asks for payment', async () => {
    await orderAndFetchPage({ bank: BANK });
    expect(await receiver.runCommand('cancelled', orderNumber)).toEqual([
      formatConfirmation('cancelled'),
      NO_EMAIL,
    ]);
    expect(await receiver.fetchOrderStatus()).toBe('declined');
    expectWording(await receiver.fetchPaymentPage(), ['<h1>Order cancelled</h1>'], ['By bank transfer']);
    await expectCommandError('cancelled', 'ORD-1').toThrow('cancelled already');
  });

  test('fails unless it names a single order', async () => {
    await orderAndFetchPage();
    await expectCommandError('paid', 'ORD-9').toThrow('There is no order ORD-9');
    // Two orders share this number.
    await receiver.post('/orders', buildOrder(), { key: 'another-key' });
    await expectCommandError('paid', orderNumber).toThrow(
      `the number ${orderNumber}: name one of ORD-1, ORD-2`,
    );
    await expectNoOutcome();
  });
});
