/** Mails that a submission brings about: their kinds, what an operator sees of them, and their whole way. */
import { expect, onTestFinished, test } from 'vitest';
import { waitUntil } from '../../../../tests/support/wait-until.ts';
import { receiver, receiverForEachTest } from '../each-test.ts';
import { prepareReceiver } from '../receiver-process.ts';
import { message, NOW_MS, order } from '../samples.ts';
import { mailServer } from './mail-server.ts';

receiverForEachTest();

const ISO = new Date(NOW_MS).toISOString();

/** Returns the mails of each submission, as `show` prints them. */
const shown = async () =>
  (await receiver.command('export', 'json')).map(
    (line) => (JSON.parse(line) as { readonly mails: readonly { readonly kind: string }[] }).mails,
  );

const health = async () => (await fetch(`${receiver.origin}/health`)).json() as Promise<unknown>;

test('a submission or a payment is mailed about once, however often it arrives', async () => {
  for (const _ of [1, 2]) {
    await receiver.post('/messages', message());
    await receiver.post('/orders', order());
  }
  const waiting = { kind: 'received', state: 'waiting', at: ISO, attempts: 0, error: '' };
  expect(await shown()).toEqual([[waiting], [waiting]]);
  expect(await health()).toMatchObject({ mails: { ok: true, waiting: 2, failed: 0, waitingSince: ISO } });
  for (const outcome of ['declined', 'differs', 'paid', 'paid', 'reversed', 'reversed', 'refunded'] as const)
    await receiver.store.recordPayment({ reference: 'ORD-1', outcome, details: '', at: ISO });
  const kinds = (await shown())[1]?.map(({ kind }) => kind);
  expect(kinds).toEqual(['received', 'differs', 'paid', 'confirmation', 'reversed']);
});

test('a mail that was given up is counted, shown with the reason, resent by an operator, and forgotten', async () => {
  const { reference } = message();
  await receiver.post('/messages', message());
  const taken = await receiver.store.takeMail(ISO, ISO);
  const failed = { state: 'failed', at: ISO, attempts: 1, error: '550 no such user' } as const;
  if (taken) await receiver.store.settleMail(taken, failed);
  expect(await shown()).toMatchObject([[failed]]);
  expect((await receiver.command('list')).join()).toContain('a mail was given up');
  expect(await health()).toMatchObject({ mails: { waiting: 0, failed: 1 } });
  for (const times of ['1 mail is', '0 mails are'])
    expect(await receiver.command('resend', reference)).toEqual([`${times} tried again`]);
  expect(await shown()).toMatchObject([[{ state: 'waiting', attempts: 0 }]]);
  await receiver.command('forget', 'akinyi@example.co.ke');
  expect(await receiver.store.countMails()).toMatchObject({ waiting: 0, failed: 0 });
});

test('mails wait until a mail server is set, and no more invoices leave than the limit allows', async () => {
  const [server, place] = await Promise.all([mailServer(), prepareReceiver()]);
  onTestFinished(place.remove);
  const first = await place.start();
  await place.post('/messages', message());
  const { reference } = (await (await place.post('/orders', order())).json()) as { reference: string };
  const type = 'application/x-www-form-urlencoded';
  await place.post(`/pay/${reference}`, 'decision=pay', { origin: place.origin, type });
  expect(await first.end('SIGTERM')).toBe(0);

  const second = await place.start({
    settings: {
      SMTP_URL: server.url,
      SALES_MAIL: 'sales@example.com',
      PAYMENT: 'invoice',
      CUSTOMER_MAILS_PER_HOUR: '1',
      OFFICE_SECRET: 'x'.repeat(32),
    },
  });
  await place.post('/orders', order(2), { key: 'another-key' });
  await place.post('/orders', order(3), { key: 'a-third-key' });
  await waitUntil(() => server.taken.length >= 9, 'nine mails');
  const { email } = order().record;
  const sent = server.taken.map(({ to, mail: { subject = '', attachments } }) => {
    const files = attachments.map(({ mimeType }) => mimeType).join();
    const mailbox = to.join() === email ? 'customer' : to.join();
    return `${mailbox}: ${subject.replace(/ \(.*\)|INV-\d+(?=\d)/, '')} ${files}`.trim();
  });
  await expect(`${sent.toSorted().join('\n')}\n`).toMatchFileSnapshot('letters/outbox.txt');
  expect(second.errors).toEqual([]);
  expect(await second.end('SIGTERM')).toBe(0);
});
