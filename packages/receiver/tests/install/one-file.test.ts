/**
 * `npm run build -w packages/receiver`: one file, which needs no package, and in which invoices find their
 * fonts.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bundle } from '../../bundle.ts';
import { mailServer } from '../mail/mail-server.ts';
import { prepareReceiver } from '../receiver-process.ts';
import { order } from '../samples.ts';
import { temporaryFolder } from '../temporary-store.ts';
import { waitUntil } from '../../../../tests/support/wait-until.ts';

test('in a folder without packages it mails an invoice', async () => {
  const folder = temporaryFolder();
  const program = join(folder, 'receiver.mjs');
  await bundle(program);
  const mails = await mailServer();
  const place = await prepareReceiver({ program });
  onTestFinished(() => {
    place.remove();
    rmSync(folder, { recursive: true });
  });
  const running = await place.start({ settings: { SMTP_URL: mails.url, PAYMENT: 'invoice' } });
  expect((await place.post('/orders', order())).status).toBe(200);
  const attached = () => mails.taken.flatMap(({ mail }) => mail.attachments.map(({ mimeType }) => mimeType));
  await waitUntil(() => attached().length > 1, 'the invoice');
  expect(attached()).toEqual(['image/png', 'application/pdf']);
  expect(await running.end('SIGTERM')).toBe(0);
  expect(running.errors).toEqual([]);
});
