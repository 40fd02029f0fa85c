/** Checks that the bundled receiver needs no packages, and contains the fonts of invoices. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bundle } from '../../bundle.ts';
import { startMailServer } from '../mail/mail-server.ts';
import { prepareReceiver } from '../receiver-process.ts';
import { buildOrder } from '../samples.ts';
import { createTemporaryFolder } from '../temporary-store.ts';
import { waitUntil } from '../../../../tests/support/wait-until.ts';

test('the bundled receiver mails an invoice from a folder without packages', async () => {
  const folder = createTemporaryFolder();
  const program = join(folder, 'receiver.mjs');
  await bundle(program);
  const mailServer = await startMailServer();
  const preparedReceiver = await prepareReceiver({ program });
  onTestFinished(() => {
    preparedReceiver.remove();
    rmSync(folder, { recursive: true });
  });
  const runningProcess = await preparedReceiver.start({
    settings: { SMTP_URL: mailServer.url, PAYMENT: 'invoice' },
  });
  expect((await preparedReceiver.post('/orders', buildOrder())).status).toBe(200);
  const listAttachments = () =>
    mailServer.receivedEmails.flatMap(({ email }) => email.attachments.map(({ mimeType }) => mimeType));
  await waitUntil(() => listAttachments().length > 1, 'the invoice');
  expect(listAttachments()).toEqual(['image/png', 'application/pdf']);
  expect(await runningProcess.end('SIGTERM')).toBe(0);
  expect(runningProcess.errors).toEqual([]);
});
