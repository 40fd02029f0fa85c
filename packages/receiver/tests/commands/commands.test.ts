/** The commands as an operator runs them. */
import { expect, test } from 'vitest';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { USAGE } from '../../commands/commands.ts';
import { content } from '../../../content/tests/files/content.ts';
import { receiver, startReceiverForEachTest } from '../each-test.ts';
import { startMailServer } from '../mail/mail-server.ts';
import { buildMessage, buildOrder } from '../samples.ts';

startReceiverForEachTest();

test.each(Object.entries(readTestData<Record<string, string>>(import.meta.url)))(
  '“%s” cannot be done, and the error says why',
  async (command, expectedText) => {
    await receiver.post('/messages', buildMessage());
    const doing = receiver.command(...command.split(' ').filter(Boolean));
    await expect(doing).rejects.toThrow(expectedText === 'usage' ? USAGE : expectedText);
    expect(await receiver.listStored()).toHaveLength(1);
  },
);

test('a list has a line for each, and one is shown by its reference or its order number', async () => {
  const { reference } = buildMessage();
  await receiver.post('/messages', buildMessage({ name: 'Ann\u001B[2J' }, 'https://spam.example'));
  await receiver.post('/orders', buildOrder());
  expect(await receiver.command('list')).toEqual([
    `2026-01-15 09:00  message  ${reference}  Ann [2J  akinyi@example.co.ke  suspect`,
    '2026-01-15 09:00  order    ORD-1  Wanjikũ wa Mwangi  wanjiku@example.co.ke  INV-1768467600001  USD 1,390.50  pending',
  ]);
  const [details = ''] = await receiver.command('show', 'ORD-1');
  expect(details).toMatch(/^\{\n {2}"kind": "order",\n/);
  const parsed: unknown = JSON.parse(details);
  expect(parsed).toMatchObject({ reference: 'ORD-1', status: 'pending', body: JSON.stringify(buildOrder()) });
  expect(await receiver.command('show', buildOrder().record.orderNumber)).toEqual([details]);
  const exported = await receiver.command('export', 'json');
  expect(exported.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { kind: 'contact', reference, fields: { name: 'Ann [2J' } },
    parsed,
  ]);
  const { email = '' } = buildOrder().record;
  expect(await receiver.command('export', 'json', '--email', email.toUpperCase())).toEqual(exported.slice(1));
});

test.each([
  ['the settings', 'website@example.com', 'website@example.com'],
  ['the site', undefined, content.company.email],
])('a test mail goes from the address of %s, and says where to', async (_, MAIL_FROM, from) => {
  const server = await startMailServer();
  const sending = receiver.runCommandWith({ SMTP_URL: server.url, MAIL_FROM }, 'test-mail', 'me@example.com');
  const line = `Sent from ${from} to me@example.com. Look for it, in the spam folder too`;
  expect(await sending).toEqual([line]);
  expect(server.receivedMails[0]?.mail.from?.address).toBe(from);
});

test('a refused test mail gives the server’s words; without a server it says what is missing', async () => {
  const { url } = await startMailServer({ code: 550, at: 'sender', says: '5.7.1 not your address' });
  const sending = receiver.runCommandWith({ SMTP_URL: url }, 'test-mail', 'me@example.com');
  await expect(sending).rejects.toThrow(/^It was not sent: .*5\.7\.1 not your address/);
  await expect(receiver.command('test-mail', 'me@example.com')).rejects.toThrow('SMTP_URL is not set');
});

const READY = {
  SITE_ORIGIN: 'https://www.example.com',
  RECEIVER_ORIGIN: 'https://orders.example.com',
  PAYMENT: 'invoice',
  OFFICE_SECRET: 'x'.repeat(32),
} as const;

/** Lists the parts that wait. */
async function listWaitingParts(settings: object) {
  const { url: SMTP_URL } = await startMailServer();
  const lines = await receiver.runCommandWith({ ...READY, SMTP_URL, ...settings }, 'check');
  for (const line of lines) expect(line).toMatch(/^(?:ok {5}\w+|WAITS {2}\w+: .+)$/);
  return lines.flatMap((line) => /^WAITS {2}(\w+)/.exec(line)?.slice(1) ?? []);
}

test('nothing waits once all is set, until a mail does', async () => {
  expect(await listWaitingParts({})).toEqual([]);
  await receiver.post('/orders', buildOrder());
  expect(await listWaitingParts({})).toEqual(['mails']);
});

test.each([
  ['addresses', { RECEIVER_ORIGIN: 'http://orders.example.com' }],
  ['prices', { CATALOGUE: 'none.json' }],
  ['mail', { SMTP_URL: undefined }],
  ['payment', { PAYMENT: 'demo' }],
  ['office', { OFFICE_SECRET: '' }],
])('it says that %s waits', async (what, settings) => {
  expect(await listWaitingParts(settings)).toEqual([what]);
});

test('the check quotes a mail server that refuses the password', async () => {
  const { url } = await startMailServer({ code: 535, at: 'login', says: 'Bad password' });
  const lines = await receiver.runCommandWith({ SMTP_URL: url.replace('//', '//user:secret@') }, 'check');
  expect(lines.join('\n')).toMatch(/^WAITS {2}mail: .*535.*Bad password/m);
});
