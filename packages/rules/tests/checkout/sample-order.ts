import { EMPTY_VALUES, type CheckoutForm } from '../../checkout/form.ts';
import { quoteLines } from '../../quote/lines.ts';
import { cabling, catalogue } from '../quote/sample-catalogue.ts';

/** A billing form that is right in every field; one that is new in the table starts empty. */
export const form: CheckoutForm = {
  ...EMPTY_VALUES,
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

export const lines = quoteLines(
  new Map(Object.entries({ 'vpn-setup': 2, consultation: 1 })),
  cabling,
  catalogue,
);

export const NOW_MS = 1_767_225_600_000;
