import { atLeast, emailRule, phoneRule, type TextField } from '../form/text-fields.ts';

export const SECTIONS = ['Personal Details', 'Billing Address', 'Additional Notes'] as const;

interface BillingField extends TextField {
  readonly section: (typeof SECTIONS)[number];
  /** Over the whole width of the form. */
  readonly wide?: true;
  /** Its line in the address on receipt and invoice, where 4.1 and 4.2 share the fourth; or below it with its label. */
  readonly billed?: number | 'labelled';
}

const table = {
  fullName: {
    label: 'Full name',
    max: 100,
    rule: atLeast(2, 'Full name must be at least 2 characters'),
    section: 'Personal Details',
    autoComplete: 'name',
    wide: true,
    billed: 1,
  },
  email: {
    label: 'Email address',
    max: 255,
    rule: emailRule,
    section: 'Personal Details',
    autoComplete: 'email',
    type: 'email',
    billed: 6,
  },
  phone: {
    label: 'Phone number',
    max: 20,
    rule: phoneRule,
    section: 'Personal Details',
    autoComplete: 'tel',
    type: 'tel',
  },
  company: {
    label: 'Company',
    max: 100,
    section: 'Personal Details',
    autoComplete: 'organization',
    wide: true,
    billed: 2,
  },
  billingAddress: {
    label: 'Billing address',
    max: 200,
    rule: atLeast(5, 'Please enter your billing address'),
    section: 'Billing Address',
    autoComplete: 'address-line1',
    wide: true,
    billed: 3,
  },
  city: {
    label: 'City',
    max: 100,
    rule: atLeast(2, 'City is required'),
    section: 'Billing Address',
    autoComplete: 'address-level2',
    billed: 4.2,
  },
  postalCode: {
    label: 'Postal code',
    max: 20,
    rule: atLeast(4, 'Postal code is required'),
    section: 'Billing Address',
    autoComplete: 'postal-code',
    billed: 4.1,
  },
  country: {
    label: 'Country',
    max: 100,
    rule: atLeast(2, 'Country is required'),
    section: 'Billing Address',
    autoComplete: 'country-name',
    billed: 5,
  },
  notes: {
    label: 'Notes',
    max: 1000,
    section: 'Additional Notes',
    autoComplete: 'off',
    rows: 4,
  },
} satisfies Record<string, BillingField>;

export type CheckoutTextField = keyof typeof table;

/**
 * What the checkout asks for, in the order of the form. A name is the same in session storage, on the wire and as a
 * column of the export. A new field is one entry here: form, receipt, order, export, mail and invoice follow.
 */
export const BILLING: Readonly<Record<CheckoutTextField, BillingField>> = table;
