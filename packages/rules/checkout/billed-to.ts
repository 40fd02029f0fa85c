import { BILLING, TEXT_FIELDS, type CheckoutTextField } from './form.ts';

const ADDRESS: readonly (readonly CheckoutTextField[])[] = [
  ['fullName'],
  ['company'],
  ['billingAddress'],
  ['postalCode', 'city'],
  ['country'],
  ['email'],
];

/** Phone and notes are for the engineer, not for the bill. */
const NOT_BILLED: readonly CheckoutTextField[] = ['phone', 'notes'];

const OTHERS = TEXT_FIELDS.filter((field) => !NOT_BILLED.includes(field) && !ADDRESS.flat().includes(field));

/** Returns the bill's recipient line by line: the address, then each other field with its label. */
export function billedTo(textOf: (field: CheckoutTextField) => string): readonly string[] {
  const address = ADDRESS.map((fields) => fields.map(textOf).join(' ').trim());
  const others = OTHERS.filter(textOf).map((field) => `${BILLING[field].label}: ${textOf(field)}`);
  return [...address, ...others].filter((line) => line !== '');
}
