/** A paste of 100 kB into every field: answered with the limit, kept, and the page goes on. */
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
  await expect(page.locator('#custom-name-note')).toContainText('at most 100 characters');
  await expect(page.locator('#custom-price-note')).toHaveText(/^Enter a price from/);
  await page.reload();
  await expect.poll(() => lengthOf(quote.customName)).toBe(FLOOD.length);
  await quote.tick('VPN Setup');
  await quote.proceed.click();
  await expect(checkout.pay).toHaveText('Complete Payment USD 280.00');
  expect(watched.messages).toEqual([]);
});

test('in both forms', async ({ page, checkout, contact, watched }) => {
  for (const [form, refused] of [
    [contact, 5],
    [checkout, 8],
  ] as const) {
    await form.open();
    const fields = page.locator('form').getByRole('textbox');
    for (const field of await fields.all()) await field.fill(FLOOD);
    await ('pay' in form ? form.pay : form.send).click();
    await expect(form.problems.getByRole('link').filter({ hasNotText: 'agree' })).toHaveCount(refused);
    await page.reload();
    await awake(page);
    for (const field of await fields.all()) await expect.poll(() => lengthOf(field)).toBe(FLOOD.length);
  }
  await checkout.fill(BILLING);
  await checkout.pay.click();
  await expect(checkout.busy).toBeVisible();
  expect(watched.messages).toEqual([]);
});
