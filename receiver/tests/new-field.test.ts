/** One entry in the site's table of checkout fields is enough: export, invoice and mails have it too. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as Fields from '../../src/domain/checkout/fields.ts';
import { content } from '../../tests/content/content.ts';
import { storeIn } from '../store/store.ts';
import { stored } from './samples.ts';
import { temporaryDatabase } from './temporary-store.ts';

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

test('the export has a column for a new field', async () => {
  const { exportLines } = await import('../commands/export.ts');
  const { database, remove } = await temporaryDatabase();
  const [header] = await Array.fromAsync(exportLines(storeIn(database), 'csv'));
  await remove();
  expect(header?.split(',')).toContain('vatNumber');
});

test('the invoice names it, which the mails repeat', async () => {
  const { invoiceOf, invoiceText } = await import('../mail/invoice.ts');
  const line = {
    id: 'a',
    name: 'A',
    own: false,
    unit: '',
    billing: 'once',
    quantity: 1,
    unitPrice: 9,
    total: 9,
    currency: 'USD',
  };
  const order = { orderNumber: 'INV-1', currency: 'USD', total: 9, lines: [line], documents: [] };
  const fields = { fullName: 'Akinyi', vatNumber: 'P051234567X', ...order };
  const invoice = invoiceOf(stored({ kind: 'order', fields }), content.company, undefined);
  expect(invoice.billedTo).toEqual(['Akinyi', 'VAT number: P051234567X']);
  expect(invoiceText(invoice)).toContain('> VAT number: P051234567X');
});
