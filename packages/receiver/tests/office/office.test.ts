/** The office's page of an order, by the link that it is mailed: who may note it as paid, and what is noted. */
import { beforeEach, describe, expect, test } from 'vitest';
import { officeLinks } from '../../office/link.ts';
import { anotherReceiver, receiver, receiverForEachTest } from '../each-test.ts';
import { mailAbout } from '../mail/composed.ts';
import { KEY, SITE } from '../receiver.ts';
import { catalogue, NOW_MS, order } from '../samples.ts';

receiverForEachTest();

const DAY_MS = 24 * 60 * 60 * 1000;
const { orderNumber, fullName } = order().record;
const ordered = { reference: 'ORD-1', receivedAt: new Date(NOW_MS).toISOString() };
const linkOf = (reference: string) => receiver.office.linkTo({ ...ordered, reference }).address;
const link = () => linkOf('ORD-1');
const pathOf = (address: string) => address.slice(receiver.own.length);

/** As a browser: the link leads to the page, with a cookie for it. */
async function opened(address: string) {
  const answer = await fetch(address, { redirect: 'manual' });
  const [Cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return { answer, page: answer.headers.get('location') ?? pathOf(address), headers: { Cookie } };
}
async function view(address = link()) {
  const { answer, page, headers } = await opened(address);
  return answer.status === 303 ? fetch(receiver.own + page, { headers }) : answer;
}
async function press(typed: Readonly<Record<string, string>>, address = link(), origin = receiver.own) {
  const { page, headers } = await opened(address);
  const form = { key: null, origin, type: 'application/x-www-form-urlencoded', headers };
  return receiver.post(page, new URLSearchParams(typed).toString(), form);
}
const PAID = { amount: 'USD 1,390.50', note: 'KCB 17' };

beforeEach(async () => {
  expect((await receiver.post('/orders', order())).status).toBe(200);
});

describe('the link', () => {
  test('is mailed to the office alone, whose answer goes to no customer; no other mail has it', async () => {
    const mail = await mailAbout('desk', { office: receiver.office, sales: 'sales@example.com' });
    expect([mail.to.address, mail.replyTo.address]).toEqual(['sales@example.com', 'sales@example.com']);
    expect(mail.subject).toBe(`When order ${orderNumber} is paid, USD 1,390.50`);
    expect(mail.text).toContain(`\n${link()}\n`);
    expect(mail.text).toContain('The link works until 16 March 2026.');
    for (const kind of ['received', 'invoice', 'paid', 'confirmation'] as const) {
      const other = await mailAbout(kind, { office: receiver.office });
      expect(`${other.text}${other.html ?? ''}`, kind).not.toContain('/office/');
    }
  });

  test('stands in no address after its first opening, and what is asked for from there names no path', async () => {
    const { answer, page } = await opened(link());
    expect([answer.status, page]).toEqual([303, '/office/ORD-1']);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^office=\d+\.[\w-]{43}; Path=\/office\/ORD-1; HttpOnly; SameSite=Lax$/,
    );
    expect((await fetch(receiver.own + page)).status).toBe(404);
    for (const path of [pathOf(link()), `${pathOf(link())}A`, '/office/ORD-1', '/pay/ORD-2']) {
      const { headers } = await fetch(receiver.own + path, { redirect: 'manual' });
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  test.each<[words: string, address: () => string]>([
    ['of another secret', () => officeLinks('another'.repeat(5), receiver.own).linkTo(ordered).address],
    ['of another order', () => linkOf('ORD-2').replace('ORD-2', 'ORD-1')],
    ['with a later end', () => link().replace(/\d{13}/, (until) => `${Number(until) + DAY_MS}`)],
    ['without its last sign', () => link().slice(0, -1)],
    ['with a sign more', () => `${link()}A`],
  ])('%s opens nothing and notes nothing', async (_, address) => {
    const answer = await view(address());
    expect(answer.status).toBe(404);
    const text = await answer.text();
    expect(text).toContain('This link is not one of ours');
    expect(text).not.toContain(orderNumber);
    expect((await press(PAID, address())).status).toBe(404);
    expect(await receiver.paid()).toEqual([]);
  });

  test('ends after sixty days, whatever is pressed then', async () => {
    receiver.advance(60 * DAY_MS - 1);
    const { page, headers } = await opened(link());
    expect((await view()).status).toBe(200);
    receiver.advance(1);
    const ended = await view();
    expect(ended.status).toBe(410);
    expect(await ended.text()).toContain('Ask whoever looks after');
    expect((await receiver.post(page, '', { key: null, origin: receiver.own, headers })).status).toBe(410);
    expect(await receiver.paid()).toEqual([]);
  });

  test('of an order that was forgotten, or whose row is damaged, leads to nothing of it', async () => {
    await receiver.damage(KEY, '{"total":');
    expect((await press(PAID)).status).toBe(404);
    await receiver.command('forget', order().record.email ?? '');
    expect(await (await view()).text()).toContain('This order is no longer kept');
  });

  test('can be tried so often only; without a secret there is no page', async () => {
    const asked: string[] = [];
    const secondsToWait = (client: string) => (asked.push(client) > 2 ? 60 : undefined);
    const other = await anotherReceiver({ secondsToWait, office: undefined });
    for (const status of [404, 404, 429])
      expect((await fetch(other.own + pathOf(link()))).status).toBe(status);
    expect(asked).toEqual(Array(3).fill('/office/ a client'));
    expect(other.errors).toEqual([]);
  });
});

describe('the page', () => {
  test('shows the order and its customer, to no one else: not cached, not framed, named to no other site', async () => {
    const { headers } = await view();
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    const text = await (await view()).text();
    const { name = '' } = catalogue.seller ?? {};
    for (const words of [orderNumber, 'USD 1,390.50 or KES 180,070', fullName, name, 'not paid yet'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/<script|\son\w+=/);
  });

  test('shows a visitor’s words as text', async () => {
    const changes = { fullName: 'Ann <b>Paid</b>', notes: '<img src=x>' };
    await receiver.post('/orders', order(2, changes), { key: 'another-key' });
    const text = await (await view(linkOf('ORD-2'))).text();
    expect(text).toContain('Ann &lt;b&gt;Paid&lt;/b&gt;');
    expect(text).toContain('&gt; &lt;img src=x&gt;');
    expect(text).not.toMatch(/<b>Paid|<img src=x/);
  });

  test('of orders that share a number says so before a payment is noted, as their mails do', async () => {
    const office = { office: receiver.office };
    const warns = 'orders have the number';
    for (const kind of ['desk', 'received'] as const)
      expect((await mailAbout(kind, office)).text).not.toContain(warns);
    expect(await (await view()).text()).not.toContain(warns);
    await receiver.post('/orders', order(), { key: 'another-key' });
    const words = `2 ${warns} ${orderNumber}. Before you note a payment, ask the customer which order it is for.`;
    for (const reference of ['ORD-1', 'ORD-2'])
      expect(await (await view(linkOf(reference))).text()).toContain(words);
    for (const kind of ['desk', 'received'] as const)
      expect((await mailAbout(kind, office)).text).toContain(words);
    expect((await mailAbout('received')).subject).toContain(`${orderNumber} (one of several), `);
  });

  test('says that the price has lapsed, until the order is paid', async () => {
    receiver.advance(30 * DAY_MS + 1);
    const words = 'This price, also in shillings, stood until 14 February 2026.';
    expect(await (await view()).text()).toContain(words);
    await press(PAID);
    expect(await (await view()).text()).not.toContain(words);
  });

  test('however often it is read, by whatever means, nothing is noted', async () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])
      await fetch(`${link()}?amount=1390.50`, { method });
    expect(await receiver.paid()).toEqual([]);
    expect(await receiver.standing()).toBe('pending');
  });

  test('notes it once, as the command does; pressed twice, it is one payment', async () => {
    const answers = await Promise.all([press(PAID), press(PAID)]);
    for (const { status, headers } of answers)
      expect([status, headers.get('location')]).toEqual([303, '/office/ORD-1']);
    const at = new Date(NOW_MS).toISOString();
    const note = 'By hand: on the office’s page, USD 1,390.50, KCB 17';
    expect(await receiver.store.payments('ORD-1')).toEqual([
      { reference: 'ORD-1', outcome: 'paid', note, at },
    ]);
    expect(await receiver.standing()).toBe('paid');
    const after = await (await view()).text();
    expect(after).toContain('It was noted as paid on 15 January 2026.');
    expect(after).not.toContain('<form');
  });

  test('does not note again what the command noted, or what was taken back', async () => {
    await receiver.command('paid', 'ORD-1');
    const { receivedAt: at } = ordered;
    await receiver.store.notePayment({ reference: 'ORD-1', outcome: 'reversed', note: '', at });
    expect(await (await view()).text()).toContain('The payment provider has taken the money back.');
    expect((await press(PAID)).status).toBe(303);
    expect(await receiver.paid()).toEqual(['paid', 'reversed']);
  });

  test('calls an order cancelled that is off, and takes money for it all the same', async () => {
    await receiver.command('cancelled', 'ORD-1');
    expect(await (await view()).text()).toContain('This order is cancelled');
    expect((await press(PAID)).status).toBe(303);
    expect(await receiver.paid()).toEqual(['cancelled', 'paid']);
  });

  test.each([
    ['USD 1390.5', 'USD 1,390.50'],
    ['US$ 1 390,50', 'USD 1,390.50'],
    ['Shs 180,070/=', 'KES 180,070'],
    ['180070 KES', 'KES 180,070'],
  ])('takes %s for what is due, and notes it as %s', async (amount, due) => {
    expect((await press({ amount })).status).toBe(303);
    const note = `By hand: on the office’s page, ${due}`;
    expect(await receiver.store.payments('ORD-1')).toMatchObject([{ note }]);
  });

  test.each(['1,390.50', '180,070', '5,000'])('asks for the currency of %s', async (amount) => {
    const answer = await press({ amount });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toMatch(/Which currency is it\?.*Nothing was noted\..*KES or USD/s);
    expect(await receiver.paid()).toEqual([]);
  });

  test('needs no currency for an order in shillings, and its shillings are never dollars', async () => {
    const { fields } = (await receiver.store.findOrder('ORD-1')) ?? {};
    await receiver.damage(KEY, JSON.stringify({ ...fields, currency: 'KES' }));
    expect((await press({ amount: 'USD 1390.50' })).status).toBe(422);
    expect((await press({ amount: '1390.50' })).status).toBe(303);
    expect(await receiver.paid()).toEqual(['paid']);
  });

  test('takes anything else for another amount, says so, and notes nothing', async () => {
    for (const amount of [
      '',
      'USD 1390',
      'KES 1,390.50',
      'USD 180,070',
      'USD -1390.50',
      'EUR 1390.50',
      '<b>',
    ]) {
      const answer = await press({ amount });
      expect(answer.status, amount).toBe(422);
      expect(await answer.text()).toMatch(/^(?!.*<b>).*Nothing was noted\./s);
    }
    expect(await receiver.paid()).toEqual([]);
  });

  test.each(['https://evil.example', SITE, 'null'])(
    'a button on a page of %s notes nothing',
    async (origin) => {
      expect((await press(PAID, link(), origin)).status).toBe(403);
      expect(await receiver.paid()).toEqual([]);
    },
  );
});
