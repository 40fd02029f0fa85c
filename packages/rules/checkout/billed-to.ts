import { BILLING_FIELDS, TEXT_FIELDS, type CheckoutTextField } from './form.ts';

const ADDRESS_LINES: readonly (readonly CheckoutTextField[])[] = [
  ['fullName'],
  ['company'],
  ['billingAddress'],
  ['postalCode', 'city'],
  ['country'],
  ['email'],
];

/** Phone and notes are for the engineer, not for the bill. */
const NOT_BILLED: readonly CheckoutTextField[] = ['phone', 'notes'];

const OTHER_FIELDS = TEXT_FIELDS.filter(
  (field) => !NOT_BILLED.includes(field) && !ADDRESS_LINES.flat().includes(field),
);

/** Returns the bill's recipient line by line: the address, then each other field with its label. */
export function formatBillingAddress(textOf: (field: CheckoutTextField) => string): readonly string[] {
  const address = ADDRESS_LINES.map((fields) => fields.map(textOf).join(' ').trim());
  const others = OTHER_FIELDS.filter(textOf).map(
    (field) => `${BILLING_FIELDS[field].label}: ${textOf(field)}`,
  );
  return [...address, ...others].filter((line) => line !== '');
}
