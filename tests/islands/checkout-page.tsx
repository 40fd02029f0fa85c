/** The checkout's island, and what a visitor finds on it. */
import { page } from 'vitest/browser';
import { CheckoutPage } from '../../src/islands/checkout/checkout-page.tsx';
import { form } from '../../packages/rules/tests/checkout/sample-order.ts';
import { catalogue } from '../../packages/rules/tests/quote/sample-catalogue.ts';
import { savedCustom, savedVpn } from '../../packages/rules/tests/quote/sample-saved.ts';
import type { Field } from './fields.tsx';

export const CHECKOUT = (
  <CheckoutPage
    catalogue={catalogue}
    assurances={[['Secure payment'], ['24/7 support', '24 7 support']]}
    rate={129.5}
  />
);

export const pay = page.getByRole('button', { name: 'Complete Payment' });
export const busy = page.getByRole('button', { name: 'Processing...' });
export const terms = page.getByRole('checkbox', { name: 'I agree to the Terms of Service' });
export const country = page.getByRole('combobox', { name: 'Country' });
export const summary = page.getByRole('complementary');

export const FIELDS: readonly Field[] = [
  ['Full name', 'fullName', 'name', 'text', null, true],
  ['Email address', 'email', 'email', 'email', 'email', true],
  ['Phone number', 'phone', 'tel', 'tel', 'tel', true],
  ['Company (optional)', 'company', 'organization', 'text', null, false],
  ['Billing address', 'billingAddress', 'address-line1', 'text', null, true],
  ['City', 'city', 'address-level2', 'text', null, true],
  ['Postal code', 'postalCode', 'postal-code', 'text', null, true],
  ['KRA PIN (optional)', 'kraPin', 'off', 'text', null, false],
  ['Notes (optional)', 'notes', 'off', null, null, false],
];

/** Leaves the quote, and a draft that is right in every field, for the checkout. */
export function haveQuote(draft: object = form) {
  sessionStorage.setItem('quoteItems', JSON.stringify([savedVpn, savedCustom]));
  sessionStorage.setItem('checkoutDraft', JSON.stringify(draft));
}
