/** Checks the operator's commands. */
import { expect, test } from 'vitest';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { USAGE } from '../../commands/commands.ts';
import { sampleContent } from '../../../content/tests/files/sample-content.ts';
import { receiver, startReceiverForEachTest } from '../each-test.ts';
import { startMailServer } from '../mail/mail-server.ts';
import { buildMessage, buildOrder } from '../samples.ts';

startReceiverForEachTest();

test.each(Object.entries(readTestData<Record<string, string>>(import.meta.url)))(
  'the command “%s” fails: %s',
  async (command, expectedError) => {
    await receiver.post('/messages', buildMessage());
    const running = receiver.runCommand(...command.split(' ').filter(Boolean));
    await expect(running).rejects.toThrow(expectedError === 'usage' ? USAGE : expectedError);
    expect(await receiver.listStoredSubmissions()).toHaveLength(1);
  },
);

test('the operator can list submissions and show one by reference or number', async () => {
  const { reference } = buildMessage();
  // The control sequence in the name would clear the operator's terminal, and the honeypot makes the message
  // suspect.
  await receiver.post(
    '/messages',
    buildMessage({ name: 'Ann\u001B[2J' }, { honeypot: 'https://spam.example' }),
  );
  await receiver.post('/orders', buildOrder());
  expect(await receiver.runCommand('list')).toEqual([
    `2026-01-15 09:00  message  ${reference}  Ann [2J  akinyi@example.co.ke  suspect`,
    '2026-01-15 09:00  order    ORD-1  Wanjikũ wa Mwangi  wanjiku@example.co.ke  INV-1768467600001  USD 1,390.50  pending',
  ]);
  const [details = ''] = await receiver.runCommand('show', 'ORD-1');
  expect(details).toMatch(/^\{\n {2}"kind": "order",\n/);
  const shownOrder: unknown = JSON.parse(details);
  expect(shownOrder).toMatchObject({
    reference: 'ORD-1',
    status: 'pending',
    body: JSON.stringify(buildOrder()),
  });
  expect(await receiver.runCommand('show', buildOrder().record.orderNumber)).toEqual([details]);
  // Anyone may ask for the data about them, so the export can be limited to one address.
  const exported = await receiver.runCommand('export', 'json');
  expect(exported.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { kind: 'contact', reference, fields: { name: 'Ann [2J' } },
    shownOrder,
  ]);
  const { email = '' } = buildOrder().record;
  expect(await receiver.runCommand('export', 'json', '--email', email.toUpperCase())).toEqual(
    exported.slice(1),
  );
});

test.each([
  { place: 'the settings', MAIL_FROM: 'website@example.com', from: 'website@example.com' },
  { place: 'the site', MAIL_FROM: undefined, from: sampleContent.company.email },
])('a test email is sent from the address in $place', async ({ MAIL_FROM, from }) => {
  const server = await startMailServer();
  const sending = receiver.runCommandWith({ SMTP_URL: server.url, MAIL_FROM }, 'test-mail', 'me@example.com');
  expect(await sending).toEqual([`Sent from ${from} to me@example.com. Check the spam folder too`]);
  expect(server.receivedEmails[0]?.email.from?.address).toBe(from);
});

test('a test email that fails prints the server’s error, or the missing setting', async () => {
  const { url } = await startMailServer({ code: 550, at: 'sender', message: '5.7.1 not your address' });
  const sending = receiver.runCommandWith({ SMTP_URL: url }, 'test-mail', 'me@example.com');
  await expect(sending).rejects.toThrow(/^It was not sent: .*5\.7\.1 not your address/);
  // Now no mail server is set.
  await expect(receiver.runCommand('test-mail', 'me@example.com')).rejects.toThrow('SMTP_URL is not set');
});

const READY_SETTINGS = {
  SITE_ORIGIN: 'https://www.example.com',
  RECEIVER_ORIGIN: 'https://orders.example.com',
  PAYMENT: 'invoice',
  OFFICE_SECRET: 'x'.repeat(32),
} as const;

/** Lists the parts that the command `check` reports as not ready. */
async function listUnreadyParts(settings: object) {
  const { url: SMTP_URL } = await startMailServer();
  const lines = await receiver.runCommandWith({ ...READY_SETTINGS, SMTP_URL, ...settings }, 'check');
  for (const line of lines) expect(line).toMatch(/^(?:ok {5}\w+|WAITS {2}\w+: .+)$/);
  return lines.flatMap((line) => /^WAITS {2}(\w+)/.exec(line)?.slice(1) ?? []);
}

test('check reports every part as ready until an email waits', async () => {
  expect(await listUnreadyParts({})).toEqual([]);
  await receiver.post('/orders', buildOrder());
  expect(await listUnreadyParts({})).toEqual(['mails']);
});

test.each([
  ['addresses', { RECEIVER_ORIGIN: 'http://orders.example.com' }],
  ['prices', { CATALOGUE: 'none.json' }],
  ['mail', { SMTP_URL: undefined }],
  ['payment', { PAYMENT: 'demo' }],
  ['office', { OFFICE_SECRET: '' }],
])('check reports that the part “%s” is not ready', async (part, settings) => {
  expect(await listUnreadyParts(settings)).toEqual([part]);
});

test('check prints the error of a mail server that rejects the password', async () => {
  const { url } = await startMailServer({ code: 535, at: 'login', message: 'Bad password' });
  const lines = await receiver.runCommandWith({ SMTP_URL: url.replace('//', '//user:secret@') }, 'check');
  expect(lines.join('\n')).toMatch(/^WAITS {2}mail: .*535.*Bad password/m);
});
