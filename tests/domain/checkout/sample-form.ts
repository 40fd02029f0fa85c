import type { CheckoutField } from '../../../src/domain/checkout/fields.ts';
import { checkCheckoutForm } from '../../../src/domain/checkout/form.ts';
import { form } from './sample-order.ts';

/** Checks a form that is right but for one field; and what it should say of it. */
export const check = (field: CheckoutField, value: unknown) => checkCheckoutForm({ ...form, [field]: value });
export const accepted = (field: CheckoutField, value: unknown) => ({
  ok: true,
  form: { ...form, [field]: value },
});
export const refused = (field: CheckoutField, message: string) => ({
  ok: false,
  errors: { [field]: message },
});
