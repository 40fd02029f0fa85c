/**
 * The office's page of an order, opened by the link in its mail: who may mark it as paid, and what is
 * recorded.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '@site/rules/time/dates';
import { createOfficeLinks } from '../../office/link.ts';
import { anotherReceiver, receiver, receiverForEachTest } from '../each-test.ts';
import { composeMailAbout } from '../mail/composed.ts';
import { KEY, SITE } from '../receiver.ts';
import { NOW_MS, order } from '../samples.ts';

receiverForEachTest();

const { orderNumber, fullName, email = '' } = order().record;
const ordered = { reference: 'ORD-1', receivedAt: new Date(NOW_MS).toISOString() };
const linkOf = (reference: string) => receiver.office.createLink({ ...ordered, reference }).address;
const link = () => linkOf('ORD-1');
const pathOf = (address: string) => address.slice(receiver.origin.length);

/** Opens a link as a browser does: it leads to the page, with a cookie for it. */
async function open(address = link()) {
  const answer = await fetch(address, { redirect: 'manual' });
  const [Cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return { answer, page: answer.headers.get('location') ?? pathOf(address), headers: { Cookie } };
}
async function view(address = link()) {
  const { answer, page, headers } = await open(address);
  return answer.status === 303 ? fetch(receiver.origin + page, { headers }) : answer;
}
const textOf = async (address = link()) => (await view(address)).text();

async function press(typed: Readonly<Record<string, string>>, address = link(), origin = receiver.origin) {
  const { page, headers } = await open(address);
  const form = { key: null, origin, type: 'application/x-www-form-urlencoded', headers };
  return receiver.post(page, new URLSearchParams(typed).toString(), form);
}
const PAID = { amount: 'USD 1,390.50', note: 'KCB 17' };

const changeOrder = async (changes: object) => {
  const { fields } = (await receiver.store.findOrder('ORD-1')) ?? {};
  await receiver.damage(KEY, JSON.stringify({ ...fields, ...changes }));
};

beforeEach(async () => {
  expect((await receiver.post('/orders', order())).status).toBe(200);
});

describe('the link', () => {
  test('is mailed to the office alone, and replies to that mail reach no customer', async () => {
    const mail = await composeMailAbout('desk', { office: receiver.office, sales: 'sales@example.com' });
    expect([mail.to.address, mail.replyTo.address]).toEqual(['sales@example.com', 'sales@example.com']);
    expect(mail.subject).toBe(`When order ${orderNumber} is paid, USD 1,390.50`);
    expect(mail.text).toContain(`\n${link()}\n`);
    expect(mail.text).toContain('The link works until 16 March 2026.');
    for (const kind of ['received', 'invoice', 'paid', 'confirmation'] as const) {
      const other = await composeMailAbout(kind, { office: receiver.office });
      expect(`${other.text}${other.html ?? ''}`, kind).not.toContain('/office/');
    }
  });

  test('moves into a cookie when it is opened, and the page’s requests name no path', async () => {
    const { answer, page } = await open();
    expect([answer.status, page]).toEqual([303, '/office/ORD-1']);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^office=\d+\.[\w-]{43}; Path=\/office\/ORD-1; HttpOnly; SameSite=Lax$/,
    );
    expect((await fetch(receiver.origin + page)).status).toBe(404);
    for (const path of [pathOf(link()), `${pathOf(link())}A`, '/office/ORD-1', '/pay/ORD-2']) {
      const { headers } = await fetch(receiver.origin + path, { redirect: 'manual' });
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  test.each<[words: string, address: () => string]>([
    [
      'of another secret',
      () => createOfficeLinks('another'.repeat(5), receiver.origin).createLink(ordered).address,
    ],
    ['of another order', () => linkOf('ORD-2').replace('ORD-2', 'ORD-1')],
    ['with a later end', () => link().replace(/\d{13}/, (until) => `${Number(until) + DAY_MS}`)],
    ['without its last sign', () => link().slice(0, -1)],
    ['with a sign more', () => `${link()}A`],
  ])('%s opens nothing and records nothing', async (_, address) => {
    const answer = await view(address());
    expect(answer.status).toBe(404);
    const text = await answer.text();
    expect(text).toContain('This link is not one of ours');
    expect(text).not.toContain(orderNumber);
    expect((await press(PAID, address())).status).toBe(404);
    expect(await receiver.outcomes()).toEqual([]);
  });

  test('expires after sixty days', async () => {
    receiver.advance(60 * DAY_MS - 1);
    const { page, headers } = await open();
    expect((await view()).status).toBe(200);
    receiver.advance(1);
    const expired = await view();
    expect(expired.status).toBe(410);
    expect(await expired.text()).toContain('Ask whoever looks after');
    expect((await receiver.post(page, '', { key: null, origin: receiver.origin, headers })).status).toBe(410);
    expect(await receiver.outcomes()).toEqual([]);
  });

  test('of an order that was forgotten, or whose row is damaged, opens nothing', async () => {
    await receiver.damage(KEY, '{"total":');
    expect((await press(PAID)).status).toBe(404);
    await receiver.command('forget', email);
    expect(await textOf()).toContain('This order is no longer kept');
  });

  test('can be tried only a few times, and opens nothing without a secret', async () => {
    const quotas: string[] = [];
    const secondsToWait = (quota: string) => (quotas.push(quota) > 2 ? 60 : undefined);
    const other = await anotherReceiver({ secondsToWait, office: undefined });
    for (const status of [404, 404, 429])
      expect((await fetch(other.origin + pathOf(link()))).status).toBe(status);
    expect(quotas).toEqual(Array(3).fill('/office/ a client'));
    expect(other.errors).toEqual([]);
  });
});

describe('the page', () => {
  test('shows the order and its customer, and is not cached, framed or named to other sites', async () => {
    const answer = await view();
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin');
    const text = await answer.text();
    for (const words of [orderNumber, 'USD 1,390.50 or KES 180,070', fullName, 'not paid yet'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/<script|\son\w+=/);
  });

  test('shows a visitor’s words as text', async () => {
    const changes = { fullName: 'Ann <b>Paid</b>', notes: '<img src=x>' };
    await receiver.post('/orders', order(2, changes), { key: 'another-key' });
    const text = await textOf(linkOf('ORD-2'));
    expect(text).toContain('Ann &lt;b&gt;Paid&lt;/b&gt;');
    expect(text).toContain('&gt; &lt;img src=x&gt;');
    expect(text).not.toMatch(/<b>Paid|<img src=x/);
  });

  test('says that several orders share a number, as the mails do', async () => {
    const mail = async (kind: 'desk' | 'received') => composeMailAbout(kind, { office: receiver.office });
    const texts = async () => [await textOf(), (await mail('desk')).text, (await mail('received')).text];
    for (const text of await texts()) expect(text).not.toContain('orders have the number');
    await receiver.post('/orders', order(), { key: 'another-key' });
    const words = `2 orders have the number ${orderNumber}. Before you note a payment, ask the customer which order it is for.`;
    for (const text of [...(await texts()), await textOf(linkOf('ORD-2'))]) expect(text).toContain(words);
    expect((await mail('received')).subject).toContain(`${orderNumber} (one of several), `);
  });

  test('says that the price has lapsed, until the order is paid all the same', async () => {
    receiver.advance(30 * DAY_MS + 1);
    const words = 'This price, also in shillings, stood until 14 February 2026.';
    expect(await textOf()).toContain(words);
    await press(PAID);
    expect(await receiver.outcomes()).toEqual(['paid']);
    expect(await textOf()).not.toContain(words);
  });

  test('records nothing when it is only read', async () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])
      await fetch(`${link()}?amount=1390.50`, { method });
    expect(await receiver.outcomes()).toEqual([]);
  });

  test('records one payment, even if the button is pressed twice', async () => {
    receiver.advance(DAY_MS);
    for (const { status, headers } of await Promise.all([press(PAID), press(PAID)]))
      expect([status, headers.get('location')]).toEqual([303, '/office/ORD-1']);
    const details = 'By hand: on the office’s page, USD 1,390.50, KCB 17';
    const payment = {
      reference: 'ORD-1',
      outcome: 'paid',
      details,
      at: new Date(NOW_MS + DAY_MS).toISOString(),
    };
    expect(await receiver.store.listPayments('ORD-1')).toEqual([payment]);
    const text = await textOf();
    expect(text).toContain('It was noted as paid on 16 January 2026.');
    expect(text).not.toContain('<form');
  });

  test('records nothing more for an order that was paid or taken back', async () => {
    await receiver.command('paid', 'ORD-1');
    await receiver.store.recordPayment({
      reference: 'ORD-1',
      outcome: 'reversed',
      details: '',
      at: ordered.receivedAt,
    });
    expect(await textOf()).toContain('The payment provider has taken the money back.');
    expect((await press(PAID)).status).toBe(303);
    expect(await receiver.outcomes()).toEqual(['paid', 'reversed']);
  });

  test('takes money for a cancelled order too', async () => {
    await receiver.command('cancelled', 'ORD-1');
    expect(await textOf()).toContain('This order is cancelled');
    expect((await press(PAID)).status).toBe(303);
    expect(await receiver.outcomes()).toEqual(['cancelled', 'paid']);
  });

  const SHILLINGS = { currency: 'KES' };
  const NO_RATE = { dollar: undefined };
  test.each<[typed: string, result: string, changes?: object]>([
    ['USD 1390.5', 'USD 1,390.50'],
    ['US$ 1 390,50', 'USD 1,390.50'],
    ['Shs 180,070/=', 'KES 180,070'],
    ['180070 KES', 'KES 180,070'],
    ['1390.50', 'KES 1,390.50', SHILLINGS],
    ['1390.50', 'Which currency is it?', NO_RATE],
    ['1,390.50', 'Which currency is it?'],
    ['180,070', 'Which currency is it?'],
    ['5,000', 'Which currency is it?'],
    ['', 'This is not the amount'],
    ['USD 1390', 'This is not the amount'],
    ['KES 1,390.50', 'This is not the amount'],
    ['USD 180,070', 'This is not the amount'],
    ['USD -1390.50', 'This is not the amount'],
    ['EUR 1390.50', 'This is not the amount'],
    ['<b>', 'This is not the amount'],
    ['USD 1390.50', 'This is not the amount', SHILLINGS],
    ['KES 180,070', 'This is not the amount', NO_RATE],
  ])('answers an amount of “%s” with “%s”', async (amount, result, changes = {}) => {
    await changeOrder(changes);
    const answer = await press({ amount });
    const payments = await receiver.store.listPayments('ORD-1');
    if (answer.status === 303) {
      expect(payments).toMatchObject([{ details: `By hand: on the office’s page, ${result}` }]);
      return;
    }
    expect([answer.status, payments]).toEqual([422, []]);
    const advice = result.includes('currency') ? 'Write KES or USD' : 'If less has arrived';
    const text = await answer.text();
    for (const words of [result, 'Nothing was noted.', advice]) expect(text).toContain(words);
    expect(text).not.toContain('<b>');
  });

  test.each(['https://evil.example', SITE, 'null'])('takes no button on a page of %s', async (origin) => {
    expect((await press(PAID, link(), origin)).status).toBe(403);
    expect(await receiver.outcomes()).toEqual([]);
  });
});
