/** The checkout as its visitors use it. */
import { expect, type Page } from 'playwright/test';
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

type BillingLabel = keyof typeof BILLING;

export function checkoutOn(page: Page) {
  const checkout = {
    form: page.locator('form'),
    summary: page.getByRole('complementary'),
    problems: page.getByRole('group', { name: /^There (?:is a|are \d) problems?$/ }),
    terms: page.getByRole('checkbox', { name: 'I agree' }),
    country: page.getByRole('combobox', { name: 'Country' }),
    pay: page.getByRole('button', { name: 'Complete Payment' }),
    busy: page.getByRole('button', { name: 'Processing...' }),
    toast: page.locator('.toast'),
    field: (label: BillingLabel) => page.getByRole('textbox', { name: label }),
    /** Opens the checkout with lines in storage. */
    open: async (lines?: readonly object[]) => {
      await storeQuote(page, lines);
      await page.goto('/checkout');
      await waitForHydration(page);
    },
    fill: async (values: Readonly<Partial<Record<BillingLabel, string>>> = BILLING) => {
      for (const [label, value] of Object.entries(values))
        await checkout.field(label as BillingLabel).fill(value);
      await checkout.terms.check();
    },
    /** Expects the values that were typed. */
    expectFilled: async (values: Readonly<Partial<Record<BillingLabel, string>>> = BILLING) => {
      for (const [label, value] of Object.entries(values))
        await expect(checkout.field(label as BillingLabel)).toHaveValue(value);
    },
    /** Pays with the clock stopped, so that the payment goes on only as the clock is moved. */
    startPaying: async () => {
      await stopClock(page);
      await checkout.pay.click();
      await expect(checkout.busy).toBeVisible();
    },
  };
  return checkout;
}

/** The time at which the tests pay, which the order number contains. */
export const NOW_MS = Date.UTC(2026, 0, 15, 9);

/** Stops the clock at `NOW_MS`. From then on only a test moves the clock. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: NOW_MS - 60_000 });
  await page.clock.pauseAt(NOW_MS);
}
