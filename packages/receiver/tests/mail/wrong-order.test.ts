/** What is read of orders that are not what they seem: a stranger's address, words that lure, an invoice that cannot be drawn. */
import { expect, test } from 'vitest';
import { receiver, receiverForEachTest } from '../each-test.ts';
import { KEY } from '../receiver.ts';
import { order } from '../samples.ts';
import { content } from '@site/content/tests/files/content';
import { linesOf, mailAbout } from './composed.ts';

receiverForEachTest();

test('what was typed leads nowhere in the customer’s mail and invoice, and is for the company as it was typed', async () => {
  const typed = { fullName: 'Overdue.Pay at evil.example', postalCode: '071234', city: '5678 now' };
  const sent = order(1, typed);
  const name = 'Cabling”: USD 1. See //evil.example: “';
  const named = <Item extends { id: string; name: string }>(item: Item) =>
    item.id === 'custom' ? { ...item, name } : item;
  const record = { ...sent.record, items: sent.record.items.map(named) };
  expect((await receiver.post('/orders', { ...sent, record, lines: sent.lines.map(named) })).status).toBe(
    200,
  );
  const [mail, office] = [await mailAbout('invoice'), await mailAbout('received')];
  const drawn = (await linesOf(mail)).lines.join(' ');
  const { html = '' } = mail;
  expect(mail.to).toEqual({ name: '', address: order().record.email });
  expect(mail.text).toContain('someone else gave us your address');
  expect(mail.text).toContain('\n> Overdue. Pay at evil. example\n');
  for (const words of [
    'Billed to, in the customer’s words',
    '071234 5678 now',
    'customer: “Cabling": USD 1. See / /evil. example: "”',
  ]) {
    expect(mail.text).toContain(words);
    expect(drawn.replaceAll(/ (?=evil. example: )/g, '')).toContain(
      words.replaceAll(/ (?=evil. example: )/g, ''),
    );
    expect(html.replaceAll('&quot;', '"').replaceAll('&#39;', "'")).toContain(words);
  }
  expect(html).toContain('Overdue. Pay at evil. example');
  expect(html).not.toMatch(/evil\.\S|\/\/evil/);
  const leadTo = Array.from(
    html.matchAll(/\s(?:href|src|background|action)\s*=\s*"?([^"\s>]*)/gi),
    ([, to]) => to,
  );
  expect(leadTo).toEqual([
    'cid:logo',
    ...['/terms/version-1-1', '/refund/version-1-0'].map((path) => `https://www.example.com${path}`),
  ]);
  expect(html).not.toMatch(/<(?:script|link|iframe|form)|url\(|@import/i);
  for (const words of [
    '> Overdue.Pay at evil.example',
    '> 071234 5678 now',
    '“Cabling": USD 1. See //evil.example: "”',
  ])
    expect(office.text).toContain(words);
});

test('the company reads that the customer has had no mail, why, and how it is sent', async () => {
  await receiver.post('/orders', order());
  const { text } = await mailAbout('received', {}, [], 'One address is sent at most 3 invoices a day');
  expect(text).toContain(
    'The customer has had no email about this order. One address is sent at most 3 invoices a day. If the order is genuine, have the receiver’s command run: resend ORD-1\n',
  );
});

test('in a flood of orders the company reads what to do', async () => {
  await receiver.post('/orders', order());
  const { subject, text, to } = await mailAbout('flood');
  const { orderNumber } = order().record;
  expect([to.address, subject]).toEqual([
    content.company.email,
    `Order ${orderNumber}, USD 1,390.50, customers get no emails for now`,
  ]);
  expect(text).toContain('Look through them');
});

test('an invoice that cannot be drawn goes as text, and the log says so', async () => {
  await receiver.post('/orders', order());
  const undrawn: unknown[] = [];
  const { pdf, text } = await mailAbout('invoice', {
    drawInvoice: () => Promise.reject(new Error('too long')),
    report: (error) => {
      undrawn.push(error);
    },
  });
  expect(undrawn).toEqual([new Error('too long')]);
  expect(pdf).toBeUndefined();
  for (const words of ['Named by the customer: “Cabling”: USD 180.50', 'Due: USD 1,390.50', 'Account number'])
    expect(text).toContain(words);
  expect(text).not.toContain('is attached');
});

test('of words that are longer than their fields, as in rows from before, the invoice has the beginning', async () => {
  await receiver.post('/orders', order());
  const [stored] = await receiver.stored();
  const [line] = stored?.fields.lines as object[];
  const long = 'W'.repeat(100_000);
  await receiver.damage(
    KEY,
    JSON.stringify({
      ...stored?.fields,
      ...{ fullName: long, orderNumber: long, lines: [{ ...line, name: long, unit: long }] },
    }),
  );
  let longest = 0;
  await mailAbout('invoice', {
    drawInvoice: ({ number, billedTo, lines, paying }) => {
      const words = [number, paying?.words ?? '', ...billedTo];
      longest = Math.max(
        ...[...words, ...lines.flatMap(({ name, detail }) => [name, detail])].map(({ length }) => length),
      );
      return Promise.resolve(new Uint8Array());
    },
  });
  expect(longest).toBeLessThan(400);
});
