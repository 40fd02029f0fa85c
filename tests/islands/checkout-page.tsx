/** The island of the checkout, and locators for its controls. */
import { page } from 'vitest/browser';
import { findButton, store } from './island.tsx';
import { CheckoutPage } from '#islands/checkout/checkout-page.tsx';
import { form } from '#support/sample-form.ts';
import { catalogue } from '#support/sample-catalogue.ts';
import { savedCustom, savedVpn } from '#support/sample-quote.ts';

export const CHECKOUT = (
  <CheckoutPage
    catalogue={catalogue}
    assurances={[['Secure payment'], ['24/7 support', '24 7 support']]}
    vatNote="Any VAT due is within the price."
    shillingsPerDollar={129.5}
    paymentNote="You then pay."
    purpose="We use it to invoice your order."
  />
);

/** The texts of the page after a completed order. */
export const COMPLETED_TEXTS = {
  title: 'Payment Successful!',
  lead: 'Thank you.',
  nextHeading: 'What happens next',
  next: [{ title: 'A call', text: 'We call.' }],
};

export const pay = findButton('Complete Payment');
export const busy = findButton('Processing...');
export const terms = page.getByRole('checkbox', { name: 'I agree to the Terms of Service' });
export const country = page.getByRole('combobox', { name: 'Country' });
export const summary = page.getByRole('complementary');

/** Stores a quote and a draft of the form, which is valid unless a test gives another. */
export function storeQuote(draft: object = form) {
  store('quoteItems', [savedVpn, savedCustom]);
  store('checkoutDraft', draft);
}
