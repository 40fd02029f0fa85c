import { BILLING, TEXT_FIELDS, type CheckoutTextField } from './form.ts';

const ADDRESS: readonly (readonly CheckoutTextField[])[] = [
  ['fullName'],
  ['company'],
  ['billingAddress'],
  ['postalCode', 'city'],
  ['country'],
  ['email'],
];

/** They are for whoever does the work. */
const NOT_BILLED: readonly CheckoutTextField[] = ['phone', 'notes'];

const OTHERS = TEXT_FIELDS.filter((field) => !NOT_BILLED.includes(field) && !ADDRESS.flat().includes(field));

/** Who is billed, line by line: the address, then with its label what else the checkout asks for. */
export function billedTo(textOf: (field: CheckoutTextField) => string): readonly string[] {
  const address = ADDRESS.map((fields) => fields.map(textOf).join(' ').trim());
  const others = OTHERS.filter(textOf).map((field) => `${BILLING[field].label}: ${textOf(field)}`);
  return [...address, ...others].filter((line) => line !== '');
}
