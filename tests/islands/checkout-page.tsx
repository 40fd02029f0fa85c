/** The island of the checkout, and locators for its controls. */
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { locateButton, showIsland, storeEntry } from './island.tsx';
import { CheckoutPage } from '#islands/checkout/checkout-page.tsx';
import { OrderOutcome } from '#islands/checkout/order-outcome.tsx';
import { validForm } from '#support/sample-form.ts';
import { catalogue } from '#support/sample-catalogue.ts';
import { storedCustom, storedVpn } from '#support/sample-quote.ts';

export const CHECKOUT = (
  <CheckoutPage
    catalogue={catalogue}
    assurances={[['24/7 support', '24 7 support']]}
    footnote="Any VAT is in the price."
    shillingsPerDollar={129.5}
    paymentNote="You then pay."
    purpose="We use it to invoice your order."
  />
);

/** The copy of the page after a completed order. */
export const SUCCESS_PAGE_COPY = {
  title: 'Payment Successful!',
  lead: 'Thank you.',
  nextHeading: 'What happens next',
  next: [{ title: 'A call', text: 'We call.' }],
  vatNote: 'Any VAT is in the price.',
  versionLinks: [{ name: 'Terms 1.0', path: '/terms' }],
};

export const payButton = locateButton('Complete Payment');
export const busyButton = locateButton('Processing...');
export const termsCheckbox = page.getByRole('checkbox', { name: 'I agree to the Terms of Service' });
export const countryField = page.getByRole('combobox', { name: 'Country' });
export const summary = page.getByRole('complementary');
/** The order, on the page that follows it. */
export const order = page.getByRole('region', { name: 'Order' });

/** Stores a quote and a draft of the form, which is valid unless a test gives another. */
export function storeQuoteAndDraft(draft: object = validForm) {
  storeEntry('quoteItems', [storedVpn, storedCustom]);
  storeEntry('checkoutDraft', draft);
}

/** Replaces the page with the one that follows an order. Uses real timers from then on. */
export function showOutcome(changes: Partial<ComponentProps<typeof OrderOutcome>> = {}) {
  vi.useRealTimers();
  document.body.replaceChildren();
  showIsland(
    <OrderOutcome
      sessionKey="checkout"
      title="Order Status"
      completedCopy={SUCCESS_PAGE_COPY}
      {...changes}
    />,
  );
}
