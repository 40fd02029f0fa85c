import { BILLING_FIELDS, BILLING_FIELD_NAMES, type BillingFieldName } from './form.ts';

/** The fields on each line of the address. */
const ADDRESS_LINES: readonly (readonly BillingFieldName[])[] = [
  ['fullName'],
  ['company'],
  ['billingAddress'],
  ['postalCode', 'city'],
  ['country'],
  ['email'],
];

/** The phone number and the notes are for the engineer, not for the bill. */
const FIELDS_NOT_ON_BILL: readonly BillingFieldName[] = ['phone', 'notes'];

const OTHER_FIELDS = BILLING_FIELD_NAMES.filter(
  (field) => !FIELDS_NOT_ON_BILL.includes(field) && !ADDRESS_LINES.flat().includes(field),
);

/**
 * Lists the lines that name the recipient of a bill: the address, then each other field that is filled in,
 * with its label. Leaves out empty lines.
 */
export function listBillingLines(getText: (field: BillingFieldName) => string): readonly string[] {
  const address = ADDRESS_LINES.map((fields) => fields.map(getText).join(' ').trim());
  const labelledLines = OTHER_FIELDS.filter(getText).map(
    (field) => `${BILLING_FIELDS[field].label}: ${getText(field)}`,
  );
  return [...address, ...labelledLines].filter((line) => line !== '');
}
