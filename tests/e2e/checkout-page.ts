/** Locators and actions of the checkout. */
import { expect, type Page } from 'playwright/test';
import { createFormLocators } from './form.ts';
import { storeQuote, waitForHydration } from './quote-page.ts';

export const BILLING = {
  'Full name': 'Akinyi O’Brien-Wanjiku',
  'Email address': 'akinyi@example.co.ke',
  'Phone number': '+254 712 345 678',
  'Company (optional)': 'Wanjiku & Daughters',
  'Billing address': 'Kitale Road 5',
  City: 'Kapenguria',
  'Postal code': '30600',
  'Notes (optional)': 'First floor.',
} as const;

type Billing = Readonly<Record<keyof typeof BILLING, string>>;

export function createCheckoutPage(page: Page) {
  const form = createFormLocators(page, BILLING);
  const termsCheckbox = page.getByRole('checkbox', { name: 'I agree' });
  return {
    ...form,
    summary: page.getByRole('complementary'),
    countryField: page.getByRole('combobox', { name: 'Country' }),
    payButton: page.getByRole('button', { name: 'Complete Payment' }),
    /** Opens the checkout with lines in storage. */
    open: async (lines?: readonly object[]) => {
      await storeQuote(page, lines);
      await page.goto('/checkout');
      await waitForHydration(page);
    },
    fill: async (values?: Billing) => {
      await form.fill(values);
      await termsCheckbox.check();
    },
    /** Expects the fields to have these values. */
    expectFilled: async (values: Billing = BILLING) => {
      for (const [label, value] of Object.entries(values))
        await expect(form.field(label as keyof Billing)).toHaveValue(value);
    },
  };
}
