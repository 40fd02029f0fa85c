/** A paste of 100 kB into every field there is: answered with the limit, kept, and the page goes on. */
import type { Locator } from 'playwright/test';
import { BILLING } from '../e2e/checkout-page.ts';
import { awake } from '../e2e/quote-page.ts';
import { expect, test } from '../e2e/site.ts';

const FLOOD = 'flood'.repeat(20_000);

/** Not the text itself, which no report of a failure needs. */
const lengthOf = async (field: Locator) => (await field.inputValue()).length;

test('in the quote page', async ({ page, quote, checkout, watched }) => {
  await quote.open();
  await quote.customName.fill(FLOOD);
  await quote.customPrice.fill('9'.repeat(100_000));
  await quote.customPrice.blur();
  await expect(page.locator('#custom-name-note')).toHaveText(
    'The name of the service must be at most 100 characters',
  );
  await expect(page.locator('#custom-price-note')).toHaveText(/^Enter a price from/);
  await expect(quote.empty).toBeVisible();
  await page.reload();
  await expect.poll(() => lengthOf(quote.customName)).toBe(FLOOD.length);
  await quote.tick('VPN Setup');
  await quote.proceed.click();
  await expect(checkout.pay).toHaveText('Complete Payment USD 280.00');
  expect(watched.messages).toEqual([]);
});

test('in the checkout', async ({ page, checkout, watched }) => {
  await checkout.open();
  await checkout.fill(Object.fromEntries(Object.keys(BILLING).map((label) => [label, FLOOD])));
  await checkout.pay.click();
  await expect(checkout.problems.getByRole('link')).toHaveText([
    'Full name must be at most 100 characters',
    'Invalid email address',
    'Phone number must be at least 10 digits',
    'Company must be at most 100 characters',
    'Billing address must be at most 200 characters',
    'City must be at most 100 characters',
    'Postal code must be at most 20 characters',
    'Notes must be at most 1000 characters',
  ]);
  await page.reload();
  await awake(page);
  await expect.poll(() => lengthOf(checkout.field('Notes (optional)'))).toBe(FLOOD.length);
  await checkout.fill();
  await checkout.pay.click();
  await expect(checkout.busy).toBeVisible();
  expect(watched.messages).toEqual([]);
});

test('in the contact form', async ({ page, contact, watched }) => {
  await contact.open();
  const fields = page.locator('form').getByRole('textbox');
  for (const field of await fields.all()) await field.fill(FLOOD);
  await contact.send.click();
  await expect(contact.problems.getByRole('link')).toHaveText([
    'Name must be at most 100 characters',
    'Company must be at most 100 characters',
    'Invalid email address',
    'Phone number must be at most 30 characters',
    'Message must be at most 5000 characters',
  ]);
  await page.reload();
  await awake(page);
  for (const field of await fields.all()) await expect.poll(() => lengthOf(field)).toBe(FLOOD.length);
  expect(watched.messages).toEqual([]);
});
