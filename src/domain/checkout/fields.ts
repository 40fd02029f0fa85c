import { isRecord } from '../text/json.ts';

/** In characters, counted after trimming. Fields with a minimum are required. */
export const CHECKOUT_LIMITS = {
  fullName: { min: 2, max: 100 },
  email: { max: 255 },
  /** The minimum counts digits, which makes at least as many characters. */
  phone: { min: 10, max: 20 },
  company: { max: 100 },
  billingAddress: { min: 5, max: 200 },
  city: { min: 2, max: 100 },
  postalCode: { min: 4, max: 20 },
  country: { min: 2, max: 100 },
  notes: { max: 1000 },
} as const;

export type CheckoutTextField = keyof typeof CHECKOUT_LIMITS;
export type CheckoutField = CheckoutTextField | 'agreedToTerms';

export const TEXT_FIELDS = Object.keys(CHECKOUT_LIMITS) as readonly CheckoutTextField[];

export type CheckoutValues = Readonly<Record<CheckoutTextField, string>> & {
  readonly agreedToTerms: boolean;
};

/** In the order of the form. */
export const CHECKOUT_LABELS = {
  fullName: 'Full name',
  email: 'Email address',
  phone: 'Phone number',
  company: 'Company',
  billingAddress: 'Billing address',
  city: 'City',
  postalCode: 'Postal code',
  country: 'Country',
  notes: 'Notes',
  agreedToTerms: 'Terms',
} as const satisfies Record<CheckoutField, string>;

export const CHECKOUT_FIELDS = Object.keys(CHECKOUT_LABELS) as readonly CheckoutField[];

export const EMPTY_VALUES: CheckoutValues = {
  fullName: '',
  email: '',
  phone: '',
  company: '',
  billingAddress: '',
  city: '',
  postalCode: '',
  country: 'Kenya',
  notes: '',
  agreedToTerms: false,
};

export const isCheckoutValues = (value: unknown): value is CheckoutValues =>
  isRecord(value) && CHECKOUT_FIELDS.every((field) => typeof value[field] === typeof EMPTY_VALUES[field]);
