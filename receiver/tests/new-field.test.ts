/** One entry in the site's table of checkout fields is enough: export, invoice and mails have it too. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as Fields from '../../src/domain/checkout/fields.ts';
import { content } from '../../tests/content/content.ts';
import { receiver, receiverForEachTest } from './each-test.ts';
import { order, stored } from './samples.ts';

const FIELDS = '../../src/domain/checkout/fields.ts';

beforeAll(() => {
  vi.resetModules();
  vi.doMock(FIELDS, async (original) => {
    const fields = await original<typeof Fields>();
    const vatNumber = { label: 'VAT number', max: 20 };
    const address = { ...fields.SECTIONS['Billing Address'], vatNumber };
    return { ...fields, SECTIONS: { ...fields.SECTIONS, 'Billing Address': address } };
  });
});
afterAll(() => {
  vi.doUnmock(FIELDS);
  vi.resetModules();
});

receiverForEachTest();

test('the export has a column for a new field', async () => {
  const { exportLines } = await import('../commands/export.ts');
  const [header] = await Array.fromAsync(exportLines(receiver.store, 'csv'));
  expect(header?.split(',')).toContain('vatNumber');
});

test('the invoice names it, which the mails repeat', async () => {
  const { invoiceOf, invoiceText } = await import('../mail/invoice.ts');
  await receiver.post('/orders', order());
  const [sent = stored()] = await receiver.stored();
  const fields = { ...sent.fields, vatNumber: 'P051234567X' };
  const invoice = invoiceOf({ ...sent, fields }, content.company, undefined);
  expect(invoice.billedTo).toContain('VAT number: P051234567X');
  expect(invoiceText(invoice)).toContain('> VAT number: P051234567X');
});
