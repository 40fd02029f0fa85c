import { BILLING_FIELDS, type CheckoutForm } from '@site/rules/checkout/form';
import { checkFields } from '@site/rules/form/text-fields';

/** 2026-01-01T00:00Z. Order numbers contain it: INV-1767225600000. */
export const NOW_MS = 1_767_225_600_000;

/** A valid checkout form. Fields added to the form since this sample was written stay empty. */
export const validForm: CheckoutForm = {
  ...checkFields(BILLING_FIELDS, {}).values,
  fullName: 'Wanjikũ wa Mwangi',
  email: 'wanjiku@example.co.ke',
  phone: '+254 (712) 345-678',
  company: 'Mwangi & Sons',
  billingAddress: '12 Market Street',
  city: 'Kapenguria',
  postalCode: '30600',
  country: 'Kenya',
  kraPin: 'A012345678Z',
  notes: 'First floor.\nRing twice.',
  agreedToTerms: true,
};
