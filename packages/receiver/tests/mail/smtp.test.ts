/** Mails to a real server that takes, refuses or drops them. */
import { expect, test } from 'vitest';
import { readTestData } from '../../../../tests/support/test-data.ts';
import type { Mail } from '../../mail/mail.ts';
import { createSmtpDelivery } from '../../mail/smtp.ts';
import { mail } from '../samples.ts';
import { mailServer, type Fault } from './mail-server.ts';

/** Sends the mail to the server, with nothing that would stop it. */
const send = (url: string, timeoutMs: number, sent: Mail = mail()) =>
  createSmtpDelivery(url, timeoutMs)(sent, 'an-id', new AbortController().signal);

/** Only a server that stalls is waited for so long; before that, even a busy machine has begun the mail. */
const PATIENCE_MS = 2000;

test('a mail arrives whole, with the message id that it was given, and no name adds a header', async () => {
  const server = await mailServer();
  const content = Buffer.from('%PDF-');
  const pdf = { filename: 'INV-1.pdf', content };
  const replyTo = { name: 'Akinyi\r\nBcc: eve@example.com', address: 'akinyi@example.co.ke' };
  expect(await send(server.url, 5000, mail({ replyTo, pdf, html: '<p>Habari</p>', logo: content }))).toEqual({
    kind: 'sent',
  });
  const [{ mail: read, raw, to } = { mail: undefined, raw: '', to: [] }] = server.taken;
  expect(to).toEqual(['sales@example.com']);
  expect(read).toMatchObject({
    messageId: '<an-id@example.com>',
    from: { name: 'Company', address: 'website@example.com' },
    replyTo: [{ address: 'akinyi@example.co.ke' }],
    subject: 'Message from Akinyi',
    date: '2026-01-15T09:00:00.000Z',
    attachments: [
      { contentId: '<logo>', mimeType: 'image/png', disposition: 'inline' },
      { filename: 'INV-1.pdf', mimeType: 'application/pdf' },
    ],
  });
  expect(read?.text?.trim()).toBe('Habari');
  expect(read?.html?.trim()).toBe('<p>Habari</p>');
  // RFC 5322, 3.3: readers of the mail above take any date, and mail programs do not.
  expect(raw).toMatch(/^Date: Thu, 15 Jan 2026 09:00:00 \+0000\r$/m);
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(raw).not.toMatch(/^Bcc:/m);
});

test.each(Object.entries(readTestData<Record<string, [Fault, kind: string]>>(import.meta.url)))(
  'a server that %s: %o',
  async (_, [fault, kind]) => {
    const server = await mailServer(fault);
    expect(await send(server.url, PATIENCE_MS)).toMatchObject({ kind });
    expect(server.taken).toEqual([]);
  },
);

test('a server that is not there is away, and takes the mail once it is back', async () => {
  const server = await mailServer();
  await server.stop();
  expect(await send(server.url, 5000)).toMatchObject({ kind: 'away', code: 'ECONNREFUSED CONN' });
  const again = await mailServer(undefined, server.port);
  expect(await send(server.url, 5000)).toEqual({ kind: 'sent' });
  expect(again.taken).toHaveLength(1);
});

test('a server elsewhere that does not encrypt is given nothing, unless the setting allows it', async () => {
  const server = await mailServer();
  // Another name for this machine, which no rule about this machine knows.
  const elsewhere = `smtp://0.0.0.0:${server.port}`;
  expect(await send(elsewhere, 5000)).toMatchObject({ kind: 'away' });
  expect(server.taken).toEqual([]);
  expect(await send(`${elsewhere}?requireTLS=false`, 5000)).toEqual({ kind: 'sent' });
});
