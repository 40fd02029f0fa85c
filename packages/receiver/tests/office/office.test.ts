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
const link = () => receiver.office.linkTo(ordered).address;
const pathOf = (address: string) => address.slice(receiver.own.length);

const read = async (response: Response) =>
  [response.status, (await response.text()).replaceAll(/\s+/g, ' ').replaceAll('> <', '><')] as const;
/** As a browser: the link leads to the page, with a cookie for it. */
async function opened(address: string) {
  const answer = await fetch(address, { redirect: 'manual' });
  const [, name = '', value = ''] = /^(\w+)=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
  const page = answer.headers.get('location');
  return { answer, page: page ?? pathOf(address), headers: { Cookie: `${name}=${value}` } };
}
async function view(address = link()) {
  const { answer, page, headers } = await opened(address);
  return answer.status === 303 ? fetch(receiver.own + page, { headers }) : answer;
}
const open = async (address = link()) => read(await view(address));
async function press(typed: Readonly<Record<string, string>>, address = link(), origin = receiver.own) {
  const { page, headers } = await opened(address);
  const form = { key: null, origin, type: 'application/x-www-form-urlencoded', headers };
  return receiver.post(page, new URLSearchParams(typed).toString(), form);
}
const SURE = { amount: 'USD 1,390.50', note: 'KCB 17', sure: 'yes' };

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
    for (const kind of ['received', 'invoice', 'paid', 'confirmation', 'flood'] as const) {
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
    expect((await read(await fetch(receiver.own + page)))[0]).toBe(404);
    for (const address of [
      link(),
      `${link()}A`,
      `${receiver.own}/office/ORD-1`,
      `${receiver.own}/pay/ORD-2`,
    ]) {
      const { headers } = await fetch(address, { redirect: 'manual' });
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  test('is not made without a secret: the mail names the command', async () => {
    expect((await mailAbout('desk')).text).toBe(
      `When the money has arrived, have the receiver’s command run: paid ${orderNumber}\n`,
    );
    const other = await anotherReceiver({ office: undefined });
    expect((await fetch(other.own + pathOf(link()))).status).toBe(404);
  });

  test.each<[words: string, address: () => string]>([
    [
      'of another secret',
      () => officeLinks('another-secret'.repeat(3), receiver.own).linkTo(ordered).address,
    ],
    [
      'of another order',
      () => receiver.office.linkTo({ ...ordered, reference: 'ORD-2' }).address.replace('ORD-2', 'ORD-1'),
    ],
    [
      'with a later end',
      () => link().replace(/\/(\d+)\//, (_, until: string) => `/${Number(until) + DAY_MS}/`),
    ],
    ['with a blank in its end', () => link().replace(/\/(\d+)\//, '/%20$1/')],
    ['without its last sign', () => link().slice(0, -1)],
    ['with a sign more', () => `${link()}A`],
    ['in capitals', () => link().replace(/[^/]+$/, (signature) => signature.toUpperCase())],
  ])('%s opens nothing and notes nothing', async (_, address) => {
    const [status, text] = await open(address());
    expect(status).toBe(404);
    expect(text).toContain('This link is not one of ours');
    expect(text).not.toContain(orderNumber);
    expect((await press(SURE, address())).status).toBe(404);
    expect(await receiver.paid()).toEqual([]);
  });

  test('ends after sixty days, whatever is pressed then', async () => {
    receiver.advance(60 * DAY_MS - 1);
    expect((await open())[0]).toBe(200);
    const { page, headers } = await opened(link());
    receiver.advance(1);
    const [status, text] = await open();
    expect([status, text]).toEqual([410, expect.stringContaining('This link has expired')]);
    expect(text).not.toContain(orderNumber);
    expect((await receiver.post(page, '', { key: null, origin: receiver.own, headers })).status).toBe(410);
    expect(await receiver.paid()).toEqual([]);
  });

  test('of an order that was forgotten, or whose row is damaged, leads to nothing of it', async () => {
    await receiver.damage(KEY, '{"total":');
    expect((await press(SURE)).status).toBe(404);
    await receiver.command('forget', order().record.email ?? '');
    expect(await open()).toEqual([404, expect.stringContaining('This order is no longer kept')]);
    expect((await press(SURE)).status).toBe(404);
  });
});

describe('the page', () => {
  test('shows the order and its customer, to no one else: not cached, not framed, named to no other site', async () => {
    const response = await view();
    const headers = ['content-security-policy', 'cache-control', 'referrer-policy'].map((name) =>
      response.headers.get(name),
    );
    expect(headers).toEqual([
      `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'no-store',
      'strict-origin',
    ]);
    const [, text] = await read(response);
    for (const words of [
      orderNumber,
      'USD 1,390.50 or KES 180,070',
      fullName,
      catalogue.seller?.name ?? '',
      'not paid yet',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/<script|\son\w+=/);
  });

  test('however often it is read, by whatever means, nothing is noted', async () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])
      await fetch(`${link()}?amount=1390.50&sure=yes`, { method });
    expect(await receiver.paid()).toEqual([]);
    expect(await receiver.standing()).toBe('pending');
  });

  test('shows a visitor’s words as text', async () => {
    const changes = { fullName: 'Ann <b>Paid</b>', notes: '<img src=x>' };
    await receiver.post('/orders', order(2, changes), { key: 'another-key' });
    const [, text] = await open(receiver.office.linkTo({ ...ordered, reference: 'ORD-2' }).address);
    expect(text).toContain('Ann &lt;b&gt;Paid&lt;/b&gt;');
    expect(text).toContain('&gt; &lt;img src=x&gt;');
    expect(text).not.toMatch(/<b>Paid|<img src=x/);
  });

  test('asks once more, and then notes it once, as the command does; pressed twice, it is one payment', async () => {
    const [status, text] = await read(await press({ amount: 'USD 1,390.50', note: 'KCB 17' }));
    expect(status).toBe(200);
    expect(text).toContain('Note this order as paid?');
    expect(text).toContain('<input type="hidden" name="note" value="KCB 17" />');
    expect(await receiver.paid()).toEqual([]);
    const answers = await Promise.all([press(SURE), press(SURE)]);
    for (const { status, headers } of answers)
      expect([status, headers.get('location')]).toEqual([303, '/office/ORD-1']);
    expect((await press(SURE)).status).toBe(303);
    expect(await receiver.store.payments('ORD-1')).toEqual([
      {
        reference: 'ORD-1',
        outcome: 'paid',
        note: 'By hand: on the office’s page, KCB 17',
        at: new Date(NOW_MS).toISOString(),
      },
    ]);
    expect(await receiver.standing()).toBe('paid');
    const [, after] = await open();
    expect(after).toContain('It was noted as paid on 15 January 2026.');
    expect(after).not.toContain('<form');
    await expect(receiver.command('paid', 'ORD-1')).rejects.toThrow('is paid or taken back already');
  });

  test('does not note again what the command noted, or what was taken back', async () => {
    await receiver.command('paid', 'ORD-1');
    await receiver.store.notePayment({
      reference: 'ORD-1',
      outcome: 'reversed',
      note: '',
      at: ordered.receivedAt,
    });
    expect((await open())[1]).toContain('The provider has taken the money back.');
    expect((await press(SURE)).status).toBe(303);
    expect(await receiver.paid()).toEqual(['paid', 'reversed']);
  });

  test.each([
    '1390.50',
    'USD 1390.5',
    '$1,390.50',
    '1,390.50 USD',
    'KES 180,070',
    'Ksh. 180070/-',
    '180,070',
  ])('takes %s for what is due', async (amount) => {
    expect((await press({ ...SURE, amount })).status).toBe(303);
    expect(await receiver.paid()).toEqual(['paid']);
  });

  test.each([
    '',
    '1390',
    '1.390,50',
    '1,3,9,0.50',
    ',1390.50',
    '1390,.50',
    'KES 1,390.50',
    'USD 180,070',
    '-1390.50',
    '1390.50 or so',
    'EUR 1390.50',
    '<b>',
  ])('takes %j for another amount, says so, and notes nothing', async (amount) => {
    const [status, text] = await read(await press({ ...SURE, amount }));
    expect(status).toBe(422);
    expect(text).toContain('Nothing was noted.');
    expect(text).not.toContain('<b>');
    expect(await receiver.paid()).toEqual([]);
  });

  test.each(['https://evil.example', SITE, 'null'])(
    'a button on a page of %s notes nothing',
    async (origin) => {
      expect((await press(SURE, link(), origin)).status).toBe(403);
      expect(await receiver.paid()).toEqual([]);
    },
  );
});

test('whoever tries addresses is stopped, and no log has one', async () => {
  const asked: string[] = [];
  const secondsToWait = (client: string) => (asked.push(client) > 2 ? 60 : undefined);
  const other = await anotherReceiver({ secondsToWait });
  const path = pathOf(link());
  const statuses = [];
  for (let time = 0; time < 3; time += 1) statuses.push((await fetch(other.own + path)).status);
  expect(statuses).toEqual([404, 404, 429]);
  expect(asked).toEqual(Array(3).fill('/office/ a client'));
  expect(other.errors).toEqual([]);
});
