/** The billing form: what it asks, what it refuses, and that nothing typed is lost. */
import { BILLING, type BillingLabel, checkoutOn, SAVED_LINES } from './checkout-page.ts';
import { awake, hold, quoteOn, store } from './quote-page.ts';
import { DESK, expect, PHONE, test } from './site.ts';

/** Label, `autocomplete`, `type`, `inputmode`, whether it must be filled. */
const FIELDS = [
  ['Full name', 'name', 'text', null, true],
  ['Email address', 'email', 'email', 'email', true],
  ['Phone number', 'tel', 'tel', 'tel', true],
  ['Company (optional)', 'organization', 'text', null, false],
  ['Billing address', 'address-line1', 'text', null, true],
  ['City', 'address-level2', 'text', null, true],
  ['Postal code', 'postal-code', 'text', null, true],
] as const;

test('the form has its sections, its fields and the right keyboards', async ({ page }) => {
  const checkout = checkoutOn(page);
  await checkout.open();
  for (const section of ['Personal Details', 'Billing Address', 'Additional Notes'])
    await expect(page.getByRole('group', { name: section })).toBeVisible();

  for (const [label, autocomplete, type, inputmode, required] of FIELDS) {
    const field = checkout.field(label);
    await expect(field).toHaveAttribute('autocomplete', autocomplete);
    await expect(field).toHaveAttribute('type', type);
    expect(await field.getAttribute('inputmode')).toBe(inputmode);
    expect(await field.evaluate((input: HTMLInputElement) => input.required)).toBe(required);
    await expect(page.getByText(label, { exact: false }).and(page.locator('label'))).toHaveText(
      required ? `${label} *` : label,
    );
  }
  await expect(checkout.country).toHaveValue('Kenya');
  await expect(checkout.country).toHaveAttribute('autocomplete', 'country-name');
  await expect(page.locator('label', { hasText: 'Country' })).toHaveText('Country *');
  expect(await checkout.country.locator('option').count()).toBeGreaterThan(190);
  await expect(checkout.terms).not.toBeChecked();
  await expect(page.locator('label', { has: checkout.terms })).toHaveText(/\*$/);
});

test('the summary lists items, totals and assurances', async ({ page }) => {
  const checkout = checkoutOn(page);
  await checkout.open();
  await expect(checkout.summary.getByRole('list').first().getByRole('listitem')).toHaveText([
    'VPN Setup × 2Private access to your office systems for staff on the road or at home.$560',
    'CablingCustom service$180.50',
  ]);
  await expect(checkout.summary.locator('dl > div')).toHaveText([
    'SubtotalUSD 740.50',
    'TaxCalculated at payment',
    'TotalUSD 740.50',
  ]);
  await expect(checkout.summary.getByRole('list').last().getByRole('listitem')).toHaveText([
    'Secure payment by a card provider',
    '30-day money-back guarantee',
    'Email confirmation with PDF invoice',
    '24/7 support',
  ]);
  await expect(checkout.pay).toHaveText('Complete Payment USD 740.50');
});

test('what is paid by the month says so, and leads back to the quote', async ({ page }) => {
  const checkout = checkoutOn(page);
  const monthly = { id: 'server-management', name: 'Server Management', description: '', price: 850 };
  await checkout.open([{ ...monthly, quantity: 2, total: 1700 }, SAVED_LINES[0]]);
  const items = checkout.summary.getByRole('listitem');
  await expect(items.filter({ hasText: 'Server Management' })).toContainText('$1,700first month');
  await expect(items.filter({ hasText: 'VPN Setup' })).not.toContainText('first month');
  await expect(checkout.summary.getByRole('link', { name: 'Change your order' })).toHaveAttribute(
    'href',
    '/custom-quote',
  );
});

test('on a phone the order is told before the form, and leads to its summary below', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const checkout = checkoutOn(page);
  await checkout.open();
  await page.getByRole('link', { name: 'Your order: USD 740.50' }).click();
  await expect(checkout.summary.getByRole('heading')).toBeInViewport();
});

test('the terms open beside the form, which stays as it is', async ({ page, context }) => {
  const checkout = checkoutOn(page);
  await checkout.open();
  await checkout.field('City').fill('Kapenguria');
  for (const [name, path, heading] of [
    ['Terms of Service', '/terms', 'Terms of Service'],
    ['Refund Policy', '/refund', 'Refund Policy'],
  ] as const) {
    const opened = context.waitForEvent('page');
    await checkout.form.getByRole('link', { name }).click();
    const beside = await opened;
    await expect(beside).toHaveURL(path);
    await expect(beside.getByRole('heading', { level: 1 })).toHaveText(heading);
    await beside.close();
  }
  await expect(checkout.field('City')).toHaveValue('Kapenguria');
  await expect(checkout.terms).not.toBeChecked();
});

const MESSAGES = [
  ['Full name', 'Full name must be at least 2 characters'],
  ['Email address', 'Invalid email address'],
  ['Phone number', 'Phone number must be at least 10 digits'],
  ['Billing address', 'Please enter your billing address'],
  ['City', 'City is required'],
  ['Postal code', 'Postal code is required'],
] as const;

for (const size of [PHONE, DESK]) {
  test(`at ${size.width} px an empty form is refused in words, above and beside the fields`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const checkout = checkoutOn(page);
    await checkout.open();
    await expect(page).toHaveTitle(/^Secure Checkout/);
    await expect(checkout.problems).toHaveCount(0);
    await checkout.pay.click();

    await expect(checkout.problems).toBeFocused();
    await expect(checkout.problems).toBeInViewport();
    await expect(page).toHaveTitle(/^Error: Secure Checkout/);
    await expect(checkout.problems.getByRole('link')).toHaveText([
      ...MESSAGES.map(([, message]) => message),
      'You must agree to the terms',
    ]);
    for (const [label, message] of MESSAGES) {
      const field = checkout.field(label);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(message);
      await expect(page.locator('.field-error', { hasText: message })).toBeVisible();
      await checkout.problems.getByRole('link', { name: message }).press('Enter');
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport();
    }
    await expect(checkout.terms).toHaveAttribute('aria-invalid', 'true');
    await expect(checkout.terms).toHaveAccessibleDescription('You must agree to the terms');
    await checkout.problems.getByRole('link', { name: 'You must agree to the terms' }).click();
    await expect(checkout.terms).toBeFocused();
    for (const label of ['Company (optional)', 'Notes (optional)'] as const)
      await expect(checkout.field(label)).toHaveAttribute('aria-invalid', 'false');
    await expect(page).toHaveURL('/checkout');
  });
}

test('after the first refusal every change is checked, and a second refusal calls back', async ({ page }) => {
  const checkout = checkoutOn(page);
  await checkout.open();
  // Before, nobody is interrupted.
  await checkout.field('Full name').fill('A');
  await checkout.field('Full name').blur();
  await expect(page.locator('.field-error')).toHaveCount(0);
  await checkout.field('Full name').press('Enter');
  await expect(checkout.problems.getByRole('link')).toHaveCount(7);

  await checkout.field('Full name').fill('Akinyi');
  await expect(checkout.field('Full name')).toHaveAttribute('aria-invalid', 'false');
  await expect(checkout.problems.getByRole('link')).toHaveCount(6);
  await expect(checkout.field('Full name')).toBeFocused();
  await checkout.field('Full name').press('Enter');
  await expect(checkout.problems).toBeFocused();

  await checkout.fill();
  await expect(checkout.problems).toHaveCount(0);
  await expect(page).toHaveTitle(/^Secure Checkout/);
  await checkout.terms.uncheck();
  await expect(checkout.problems.getByRole('link')).toHaveText(['You must agree to the terms']);
  await expect(page).toHaveTitle(/^Error: /);
});

const letters = (count: number) => 'a'.repeat(count);
const digits = (count: number) => '7'.repeat(count);
const address = (count: number) => `${letters(count - 11)}@example.ke`;

/** The specification's limits: the field, how to fill it, its least and its message, its most and its name. */
const LIMITS: readonly (readonly [
  BillingLabel,
  (count: number) => string,
  number,
  string,
  number,
  string,
])[] = [
  ['Full name', letters, 2, 'Full name must be at least 2 characters', 100, 'Full name'],
  ['Email address', address, 12, 'Invalid email address', 255, 'Email address'],
  ['Phone number', digits, 10, 'Phone number must be at least 10 digits', 20, 'Phone number'],
  ['Company (optional)', letters, 0, '', 100, 'Company'],
  ['Billing address', letters, 5, 'Please enter your billing address', 200, 'Billing address'],
  ['City', letters, 2, 'City is required', 100, 'City'],
  ['Postal code', letters, 4, 'Postal code is required', 20, 'Postal code'],
  ['Notes (optional)', letters, 0, '', 1000, 'Notes'],
];

test('every field keeps both of its limits', async ({ page }) => {
  const checkout = checkoutOn(page);
  await checkout.open();
  await checkout.pay.click();
  await checkout.fill();
  for (const [label, ofLength, least, missing, most, name] of LIMITS) {
    const field = checkout.field(label);
    const isRefused = async (value: string, message: string) => {
      await field.fill(value);
      await expect(field, `${label} of ${value.length}`).toHaveAccessibleDescription(message);
      await expect(checkout.problems.getByRole('link')).toHaveText([message]);
    };
    const isTaken = async (value: string) => {
      await field.fill(value);
      await expect(field, `${label} of ${value.length}`).toHaveAttribute('aria-invalid', 'false');
      await expect(checkout.problems).toHaveCount(0);
    };
    if (least > 0) {
      await isRefused(ofLength(least - 1), missing);
      await isRefused('   ', missing);
      await isTaken(ofLength(least));
    }
    await isRefused(ofLength(most + 1), `${name} must be at most ${most} characters`);
    await isTaken(ofLength(most));
    await field.fill(BILLING[label]);
  }
});

test('the draft survives reload, back and a visit elsewhere', async ({ page }) => {
  const checkout = checkoutOn(page);
  const isThere = async () => {
    for (const [label, value] of Object.entries(BILLING))
      await expect(checkout.field(label as BillingLabel)).toHaveValue(value);
    await expect(checkout.country).toHaveValue('Uganda');
    await expect(checkout.terms).toBeChecked();
  };
  await checkout.open();
  await checkout.fill();
  await checkout.country.selectOption('Uganda');
  await page.reload();
  await isThere();
  await page.goto('/about');
  await page.goBack();
  await isThere();
  await quoteOn(page).open();
  await page.goto('/checkout');
  await isThere();
});

test('a draft that was torn is left alone', async ({ page, watched }) => {
  const checkout = checkoutOn(page);
  await store(page, { checkoutDraft: '{"fullName":["Akinyi"]}' });
  await checkout.open();
  await expect(checkout.field('Full name')).toHaveValue('');
  await expect(checkout.country).toHaveValue('Kenya');
  expect(watched.messages).toEqual([]);
});

test('what is typed before the script is there is kept, beside what was kept before', async ({ page }) => {
  const checkout = checkoutOn(page);
  await checkout.open();
  await checkout.field('City').fill('Kapenguria');
  await checkout.field('Notes (optional)').fill('First floor.');
  await page.goto('/about');

  const release = await hold(page, /_astro\/.*\.js/);
  await page.goto('/checkout');
  await checkout.field('Full name').fill('Akinyi');
  await checkout.field('Notes (optional)').fill('Second floor.');
  await checkout.country.selectOption('Uganda');
  await checkout.terms.check();
  release();
  await awake(page);
  await expect(checkout.field('City')).toHaveValue('Kapenguria');
  await expect(checkout.field('Full name')).toHaveValue('Akinyi');
  await expect(checkout.field('Notes (optional)')).toHaveValue('Second floor.');
  await expect(checkout.country).toHaveValue('Uganda');
  await expect(checkout.terms).toBeChecked();

  await page.reload();
  await awake(page);
  await expect(checkout.field('Full name')).toHaveValue('Akinyi');
  await expect(checkout.field('City')).toHaveValue('Kapenguria');
  await expect(checkout.country).toHaveValue('Uganda');
});

test('a press before the script is there sends nothing and stays', async ({ page, watched }) => {
  await store(page, { quoteItems: JSON.stringify(SAVED_LINES) });
  await hold(page, /_astro\/.*\.js/);
  for (const [path, field, button] of [
    ['/checkout', 'Full name', 'Complete Payment'],
    ['/contact', 'Name', 'Send Message'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('textbox', { name: field, exact: path === '/contact' }).fill('Akinyi');
    await page.evaluate(() => {
      for (const input of document.querySelectorAll('input, textarea')) input.removeAttribute('required');
    });
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('textbox', { name: field, exact: path === '/contact' }).press('Enter');
    await expect(page).toHaveURL(path);
  }
  expect(watched.requests.filter((url) => url.includes('Akinyi'))).toEqual([]);
});

test('storage that refuses takes nothing from the form', async ({ page, watched }) => {
  const checkout = checkoutOn(page);
  await checkout.open();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await checkout.fill();
  await expect(checkout.field('City')).toHaveValue('Kapenguria');
  await checkout.pay.click();
  await expect(checkout.busy).toBeVisible();
  expect(watched.messages).toEqual([]);
});
