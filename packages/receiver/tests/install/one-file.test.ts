/**
 * `npm run build -w packages/receiver`: one file, which needs no package, and in which invoices find their
 * fonts.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle } from '../../bundle.ts';
import { mailServer } from '../mail/mail-server.ts';
import { prepareReceiver } from '../receiver-process.ts';
import { order } from '../samples.ts';
import { waitUntil } from '../../../../tests/support/wait-until.ts';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'one-file-'));
  file = join(folder, 'receiver.mjs');
  await bundle(file);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('in a folder without packages it mails an invoice', async () => {
  const mails = await mailServer();
  const place = await prepareReceiver({ program: file });
  const running = await place.start({ settings: { SMTP_URL: mails.url, PAYMENT: 'invoice' } });
  expect((await place.post('/orders', order())).status).toBe(200);
  const attached = () => mails.taken.flatMap(({ mail }) => mail.attachments);
  const invoice = () => attached().find(({ mimeType }) => mimeType === 'application/pdf');
  await waitUntil(() => invoice() !== undefined, 'the invoice');
  const pdf = await getDocumentProxy(new Uint8Array(invoice()?.content as ArrayBuffer));
  expect((await extractText(pdf, { mergePages: true })).text).toContain(order().record.orderNumber);
  expect(attached()[0]).toMatchObject({ contentId: '<logo>', mimeType: 'image/png' });
  expect(await running.end('SIGTERM')).toBe(0);
  expect(running.errors).toEqual([]);
  place.remove();
});
