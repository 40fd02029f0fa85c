/** Sends emails to a real server that accepts or rejects them, stalls or disconnects. */
import { expect, test } from 'vitest';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { createSmtpDelivery } from '../../mail/smtp.ts';
import { buildEmail } from '../samples.ts';
import { startMailServer, type Fault } from './mail-server.ts';

const { expectedEmail, faults } = readTestData<{
  expectedEmail: object;
  faults: Record<string, { fault: Fault; expectedKind: string; email?: object }>;
}>(import.meta.url);

/** Sends the email to the server, with a signal that is never aborted. */
const sendEmail = (url: string, sentEmail = buildEmail(), timeoutMs = 5000) =>
  createSmtpDelivery(url, timeoutMs)(sentEmail, 'an-id', new AbortController().signal);

/** Only a stalled server reaches this timeout. Even a busy machine begins the email sooner. */
const TIMEOUT_MS = 2000;

test('an email arrives complete, without headers from a name', async () => {
  const server = await startMailServer();
  const content = Buffer.from('%PDF-');
  const pdf = { filename: 'INV-1.pdf', content };
  const replyTo = { name: 'Akinyi\r\nBcc: eve@example.com', address: 'akinyi@example.co.ke' };
  expect(
    await sendEmail(server.url, buildEmail({ replyTo, pdf, html: '<p>Habari</p>', logo: content })),
  ).toEqual({
    kind: 'sent',
  });
  const [receivedEmail] = server.receivedEmails;
  expect(receivedEmail?.to).toEqual(['sales@example.com']);
  expect(receivedEmail?.email).toMatchObject(expectedEmail);
  // Email programs need the format of RFC 5322, section 3.3, although the parser accepts any date.
  expect(receivedEmail?.raw).toMatch(/^Date: Thu, 15 Jan 2026 09:00:00 \+0000\r$/m);
  expect(receivedEmail?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(receivedEmail?.raw).not.toMatch(/^Bcc:/m);
});

test.each(Object.entries(faults))(
  'a server that %s gets no email',
  async (_, { fault, expectedKind, email }) => {
    const server = await startMailServer(fault);
    expect(await sendEmail(server.url, buildEmail(email), TIMEOUT_MS)).toMatchObject({ kind: expectedKind });
    expect(server.receivedEmails).toEqual([]);
  },
);

test('an unreachable server counts as down, and gets the email once it is back', async () => {
  const server = await startMailServer();
  await server.stop();
  expect(await sendEmail(server.url)).toMatchObject({ kind: 'server-down', logReason: 'ECONNREFUSED CONN' });
  // The server is back at the same port.
  const restarted = await startMailServer(undefined, server.port);
  expect(await sendEmail(server.url)).toEqual({ kind: 'sent' });
  expect(restarted.receivedEmails).toHaveLength(1);
});

test('a remote server without encryption gets no email, unless the URL allows it', async () => {
  const server = await startMailServer();
  // The sender treats this address of the local machine as a remote one.
  const remoteUrl = `smtp://0.0.0.0:${server.port}`;
  expect(await sendEmail(remoteUrl)).toMatchObject({ kind: 'server-down' });
  expect(server.receivedEmails).toEqual([]);
  expect(await sendEmail(`${remoteUrl}?requireTLS=false`)).toEqual({ kind: 'sent' });
});
