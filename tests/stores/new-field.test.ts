/** One entry in the table of checkout fields is enough: the form asks for it, the order has it, the receipt shows it. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type * as Fields from '../../src/domain/checkout/fields.ts';
import { checkCheckoutForm, type CheckoutForm } from '../../src/domain/checkout/form.ts';
import { orderRequest } from '../../src/domain/checkout/order-request.ts';
import { decodeCheckoutRecord } from '../../src/domain/checkout/saved-record.ts';
import { BillingForm } from '../../src/islands/checkout/billing-form.tsx';
import { Receipt } from '../../src/islands/checkout/receipt.tsx';
import { form, lines } from '../domain/checkout/sample-order.ts';
import { submission } from '../domain/delivery/sample-delivery.ts';

vi.mock('../../src/domain/checkout/fields.ts', async (original) => {
  const fields = await original<typeof Fields>();
  const rule = { isRight: (value: string) => value !== '', message: 'Please enter your VAT number' };
  const vatNumber = {
    label: 'VAT number',
    max: 20,
    rule,
    wide: true,
  };
  const address = { ...fields.SECTIONS['Billing Address'], vatNumber };
  return { ...fields, SECTIONS: { ...fields.SECTIONS, 'Billing Address': address } };
});

test('the form asks for a new field, in its section, with the mark of required ones', () => {
  const [, address = ''] = renderToString(createElement(BillingForm, { lines })).split('<fieldset').slice(1);
  expect(address).toContain(
    '<div class="sm:col-span-2"><label class="field-label" for="vatNumber">VAT number<span aria-hidden="true"> *',
  );
});

test('an order has it, once it is right, and its receipt shows it', () => {
  expect(checkCheckoutForm(form)).toMatchObject({ errors: { vatNumber: 'Please enter your VAT number' } });
  const checked = checkCheckoutForm({ ...form, vatNumber: ' P051234567X ' } as CheckoutForm);
  const { record } = orderRequest(checked.ok ? checked.form : form, lines, submission);
  expect(record).toMatchObject({ vatNumber: 'P051234567X' });
  const saved = decodeCheckoutRecord(JSON.stringify(record));
  expect(saved && renderToString(createElement(Receipt, { record: saved, isConfirmed: true }))).toContain(
    '>VAT number: P051234567X</span></address>',
  );
});
