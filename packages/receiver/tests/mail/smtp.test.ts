/** Mails to a real server that takes, refuses or drops them. */
import { expect, test } from 'vitest';
import { readTestData } from '../../../../tests/support/test-data.ts';
import type { Mail } from '../../mail/mail.ts';
import { createSmtpDelivery } from '../../mail/smtp.ts';
import { buildMail } from '../samples.ts';
import { startMailServer, type Fault } from './mail-server.ts';

/** Sends the mail to the server, with a signal that is never aborted. */
const send = (url: string, timeoutMs: number, sentMail: Mail = buildMail()) =>
  createSmtpDelivery(url, timeoutMs)(sentMail, 'an-id', new AbortController().signal);

/**
 * Only a stalled server makes the sender wait this long. Within this time even a busy machine has begun the
 * mail.
 */
const PATIENCE_MS = 2000;

test('a mail arrives whole, with the message id that it was given, and no name adds a header', async () => {
  const server = await startMailServer();
  const content = Buffer.from('%PDF-');
  const pdf = { filename: 'INV-1.pdf', content };
  const replyTo = { name: 'Akinyi\r\nBcc: eve@example.com', address: 'akinyi@example.co.ke' };
  expect(
    await send(server.url, 5000, buildMail({ replyTo, pdf, html: '<p>Habari</p>', logo: content })),
  ).toEqual({
    kind: 'sent',
  });
  const [{ mail: parsedMail, raw, to } = { mail: undefined, raw: '', to: [] }] = server.receivedMails;
  expect(to).toEqual(['sales@example.com']);
  expect(parsedMail).toMatchObject({
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
  expect(parsedMail?.text?.trim()).toBe('Habari');
  expect(parsedMail?.html?.trim()).toBe('<p>Habari</p>');
  // RFC 5322, 3.3. The parser above accepts any date, and mail programs do not.
  expect(raw).toMatch(/^Date: Thu, 15 Jan 2026 09:00:00 \+0000\r$/m);
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(raw).not.toMatch(/^Bcc:/m);
});

test.each(Object.entries(readTestData<Record<string, [Fault, kind: string]>>(import.meta.url)))(
  'a server that %s: %o',
  async (_, [fault, kind]) => {
    const server = await startMailServer(fault);
    expect(await send(server.url, PATIENCE_MS)).toMatchObject({ kind });
    expect(server.receivedMails).toEqual([]);
  },
);

test('a server that is not there is away, and takes the mail once it is back', async () => {
  const server = await startMailServer();
  await server.stop();
  expect(await send(server.url, 5000)).toMatchObject({ kind: 'server-down', code: 'ECONNREFUSED CONN' });
  const again = await startMailServer(undefined, server.port);
  expect(await send(server.url, 5000)).toEqual({ kind: 'sent' });
  expect(again.receivedMails).toHaveLength(1);
});

test('a server elsewhere that does not encrypt is given nothing, unless the setting allows it', async () => {
  const server = await startMailServer();
  // Another name for this machine, which no rule about this machine knows.
  const elsewhere = `smtp://0.0.0.0:${server.port}`;
  expect(await send(elsewhere, 5000)).toMatchObject({ kind: 'server-down' });
  expect(server.receivedMails).toEqual([]);
  expect(await send(`${elsewhere}?requireTLS=false`, 5000)).toEqual({ kind: 'sent' });
});
