import { BILLING_FIELDS, TEXT_FIELDS, type CheckoutTextField } from './form.ts';

const ADDRESS_LINES: readonly (readonly CheckoutTextField[])[] = [
  ['fullName'],
  ['company'],
  ['billingAddress'],
  ['postalCode', 'city'],
  ['country'],
  ['email'],
];

/** The phone number and the notes are for the engineer, not for the bill. */
const NOT_BILLED: readonly CheckoutTextField[] = ['phone', 'notes'];

const OTHER_FIELDS = TEXT_FIELDS.filter(
  (field) => !NOT_BILLED.includes(field) && !ADDRESS_LINES.flat().includes(field),
);

/** Returns the bill's recipient line by line: the address, then each other field with its label. */
export function formatBillingAddress(getText: (field: CheckoutTextField) => string): readonly string[] {
  const address = ADDRESS_LINES.map((fields) => fields.map(getText).join(' ').trim());
  const otherLines = OTHER_FIELDS.filter(getText).map(
    (field) => `${BILLING_FIELDS[field].label}: ${getText(field)}`,
  );
  return [...address, ...otherLines].filter((line) => line !== '');
}
