/** Orders by invoice: received, never called paid before the office says so, and how to pay as far as the company has told. */
import { content } from '../../../tests/content/content.ts';
import { describe, expect, test } from 'vitest';
import { byInvoice } from '../../payments/by-invoice.ts';
import type { Seller } from '../../site.ts';
import { receiver, receiverForEachTest } from '../each-test.ts';
import { SITE } from '../receiver.ts';
import { catalogue, NOW_MS, order } from '../samples.ts';

/** What the company tells of itself; nothing where its site cannot be read. */
let seller: Seller | undefined;
receiverForEachTest({}, (own) =>
  byInvoice({
    catalogue: () => (seller ? Promise.resolve({ ...catalogue, seller }) : Promise.reject(new Error('away'))),
    own,
  }),
);

const NUMBER = order().record.orderNumber;
const BANK = { name: 'Ridge Bank', accountName: 'Ridge Limited', accountNumber: '0123456789' };

/** Sends the order to a company that is paid so, and gives the page that its visitor is led to. */
async function ordered(payTo?: Seller['payTo']): Promise<string> {
  seller = { ...content.company, email: 'pay@ridge.test', payTo };
  expect((await receiver.send('/orders', order()))[1]).toMatchObject({
    redirectUrl: `${receiver.own}/pay/ORD-1`,
  });
  return receiver.page();
}

describe('the page', () => {
  test('says what is to be paid, how, and with which words, and nothing of success', async () => {
    const text = await ordered({ bank: { ...BANK, swift: 'RIDGKENA' }, paybill: '123456' });
    for (const words of [
      '<h1>Order received</h1>',
      'Nothing has been paid yet.',
      '<td>USD 1,390.50</td>',
      '<th scope="row">Account number</th><td>0123456789</td>',
      '<th scope="row">SWIFT code</th><td>RIDGKENA</td>',
      `<th scope="row">Reference</th><td>${NUMBER}</td>`,
      '<th scope="row">Business number</th><td>123456</td>',
      `<th scope="row">Account number</th><td>${NUMBER}</td>`,
      'M-Pesa takes Kenyan shillings. Ask us for the amount in shillings before you send it.',
      'pay@ridge.test',
      `<a href="${SITE}/checkout/success?reference=ORD-1">Back to the website</a>`,
    ])
      expect(text).toContain(words);
    expect(text.split('By M-Pesa paybill')[1]).not.toContain('USD');
    expect(text).not.toMatch(/successful|Branch|undefined/i);
    for (const personal of [order().record.fullName, order().record.email])
      expect(text).not.toContain(personal);
  });

  test.each([
    [{ bank: BANK }, ['By bank transfer'], ['M-Pesa', 'SWIFT']],
    [{ paybill: '123456' }, ['By M-Pesa paybill'], ['bank transfer']],
    [undefined, ['We write to you how to pay.'], ['transfer', 'M-Pesa', 'Please name']],
  ])('with %j says that and leaves no hole', async (payTo, there, absent) => {
    const text = await ordered(payTo);
    for (const words of there) expect(text).toContain(words);
    for (const words of absent) expect(text).not.toContain(words);
  });

  test('is not there for another order, and nothing can be pressed on it', async () => {
    await ordered();
    expect((await fetch(`${receiver.own}/pay/ORD-1x`)).status).toBe(404);
    expect((await receiver.decide('pay'))[0]).toBe(404);
    expect(await receiver.paid()).toEqual([]);
  });

  test('waits where the site’s prices cannot be read', async () => {
    await ordered();
    seller = undefined;
    const page = await fetch(`${receiver.own}/pay/ORD-1`);
    expect(page.status).toBe(500);
    expect(await page.text()).toContain('This page has changed nothing about your payment.');
  });
});

describe('the office', () => {
  test('notes a transfer by the order number, once, and the page and the site say so; then a refund, once', async () => {
    await ordered({ bank: BANK });
    expect(await receiver.standing()).toBe('pending');
    await expect(receiver.command('refunded', 'ORD-1')).rejects.toThrow('is not paid');
    expect(await receiver.command('paid', NUMBER, '--note', 'KCB 17')).toEqual([
      `ORD-1, ${NUMBER}, USD 1,390.50, is noted as paid`,
    ]);
    expect(await receiver.standing()).toBe('paid');
    const text = await receiver.page();
    expect(text).toContain('<h1>Order paid</h1><p>Your payment has arrived. Thank you.</p>');
    expect(text).not.toContain('By bank transfer');
    await expect(receiver.command('paid', 'ORD-1')).rejects.toThrow('is paid or taken back already');
    const [line = ''] = await receiver.command('show');
    const history = [{ outcome: 'paid', note: 'By hand: KCB 17', at: new Date(NOW_MS).toISOString() }];
    expect(JSON.parse(line)).toMatchObject({ paid: true, payment: { history } });
    expect(await receiver.command('refunded', 'ORD-1')).toEqual([
      `ORD-1, ${NUMBER}, USD 1,390.50, is noted as refunded`,
    ]);
    await expect(receiver.command('refunded', 'ORD-1')).rejects.toThrow('refunded already');
    expect(await receiver.paid()).toEqual(['paid', 'refunded']);
  });

  test('reads which order it cannot mean', async () => {
    await ordered();
    await expect(receiver.command('paid', 'ORD-9')).rejects.toThrow('There is no order ORD-9');
    await receiver.post('/orders', order(), { key: 'another-key' });
    await expect(receiver.command('paid', NUMBER)).rejects.toThrow(
      `the number ${NUMBER}: name one of ORD-1, ORD-2`,
    );
    expect(await receiver.paid()).toEqual([]);
  });

  test('sees what was paid after it had been declined', async () => {
    await ordered();
    for (const outcome of ['declined', 'paid'] as const)
      await receiver.store.notePayment({ reference: 'ORD-1', outcome, note: '', at: '' });
    expect(JSON.parse((await receiver.command('show'))[0] ?? '')).toMatchObject({
      paid: true,
      attention: 'Paid after the visitor was told that it is not',
    });
  });
});
