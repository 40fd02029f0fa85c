/** A service of the visitor's own: a name, and a plain price from 25 to 2,500 US dollars. */
import { isAccessible } from './accessible.ts';
import { quoteOn } from './quote-page.ts';
import { expect, test } from './site.ts';

const REFUSED = [
  '24.99',
  '2500.01',
  '2501',
  '-25',
  '0',
  '1e3',
  '0x1A',
  '1,000',
  'NaN',
  'Infinity',
  '25.001',
  '25.',
  '.5',
  '+25',
  '$25',
  'a lot',
] as const;

const ACCEPTED = [
  ['25', 'USD 25.00'],
  [' 25 ', 'USD 25.00'],
  ['25.00', 'USD 25.00'],
  ['25.5', 'USD 25.50'],
  ['180.05', 'USD 180.05'],
  ['2499.99', 'USD 2,499.99'],
  ['2500', 'USD 2,500.00'],
] as const;

test('only plain prices within the bounds are added; the others are told the bounds', async ({
  page,
  watched,
}) => {
  const quote = quoteOn(page);
  await quote.open();
  const message = page.locator('#custom-price-note');
  await quote.customName.fill('Cabling');

  for (const price of REFUSED) {
    await quote.customPrice.fill(price);
    await expect(message, price).toHaveText(
      'Enter a price from 25 to 2,500 US dollars, in digits without a comma, like 180 or 180.50.',
    );
    await expect(message).toBeVisible();
    await expect(quote.customPrice).toHaveAttribute('aria-invalid', 'true');
    await expect(quote.customPrice).toHaveAccessibleDescription(/from 25 to 2,500/);
    await expect(quote.empty, price).toBeVisible();
    await expect(quote.total).toHaveText('USD 0.00');
  }
  for (const [price, total] of ACCEPTED) {
    await quote.customPrice.fill(price);
    await expect(quote.total, price).toHaveText(total);
    await expect(message).toBeHidden();
    await expect(quote.customPrice).toHaveAttribute('aria-invalid', 'false');
    await expect(quote.lines).toHaveCount(1);
  }
  expect(watched.messages).toEqual([]);
});

test('name and price are both needed, and the page says which one is missing', async ({ page }) => {
  const quote = quoteOn(page);
  await quote.open();
  await quote.customName.fill('Cabling');
  await expect(page.getByText('Enter a price from 25 to 2,500 US dollars to add')).toBeVisible();
  await expect(quote.empty).toBeVisible();
  await quote.customPrice.fill('180');
  await expect(quote.lines).toHaveText(['Cabling1 × $180$180']);
  await quote.customName.fill('   ');
  await expect(page.getByText('Name the service to add it to your quote.')).toBeVisible();
  await expect(quote.empty).toBeVisible();
});

test('a name of 100 characters is taken, one of 101 is told the limit', async ({ page }) => {
  const quote = quoteOn(page);
  await quote.open();
  await quote.customPrice.fill('100');
  await quote.customName.fill('n'.repeat(100));
  await expect(quote.lines).toHaveCount(1);
  await quote.customName.fill('n'.repeat(101));
  await expect(page.locator('#custom-name-note')).toHaveText(
    'The name of the service must be at most 100 characters',
  );
  await expect(quote.empty).toBeVisible();
});

test('an invalid service is in no total, not at checkout either', async ({ page }) => {
  const quote = quoteOn(page);
  await quote.open();
  await quote.tick('VPN Setup');
  await quote.customName.fill('Cabling');
  await quote.customPrice.fill('9999');
  await expect(quote.total).toHaveText('USD 280.00');
  await quote.proceed.click();
  const order = page.getByRole('complementary', { name: 'Order Summary' });
  await expect(order).toContainText('USD 280.00');
  await expect(order).not.toContainText('Cabling');
});

for (const { because, name, price, reason, field } of [
  {
    because: 'a price too high',
    name: 'Fibre link',
    price: '3000',
    reason: 'its price must be a plain number from 25 to 2,500 US dollars',
    field: 'customPrice',
  },
  {
    because: 'a name too long',
    name: 'n'.repeat(101),
    price: '100',
    reason: 'its name is longer than 100 characters',
    field: 'customName',
  },
  { because: 'no price', name: 'Fibre link', price: '', reason: 'it has no price yet', field: 'customPrice' },
  { because: 'no name', name: '', price: '100', reason: 'it has no name yet', field: 'customName' },
] as const) {
  test(`with ${because} the summary says that the service is left out, and leads to the field`, async ({
    page,
  }) => {
    const quote = quoteOn(page);
    await quote.open();
    await quote.tick('VPN Setup');
    await quote.customName.fill(name);
    await quote.customPrice.fill(price);
    const warning = quote.summary.getByText('Your custom service is not in this quote');
    await expect(warning).toHaveText(`Your custom service is not in this quote: ${reason}.`);
    await expect(quote.proceed).toHaveAccessibleDescription(/^Your custom service is not in this quote/);
    await isAccessible(page, because);

    await quote.summary.getByRole('link', { name: /^Go to its / }).press('Enter');
    await expect(quote[field]).toBeFocused();
    await expect(quote[field]).toBeInViewport({ ratio: 1 });
    await page.emulateMedia({ media: 'print' });
    await expect(warning).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await quote.customName.fill('Fibre link');
    await quote.customPrice.fill('300');
    await expect(warning).toHaveCount(0);
    await expect(quote.proceed).toHaveAccessibleDescription('');
  });
}

test('clearing the form empties it and leaves the focus on its first field', async ({ page }) => {
  const quote = quoteOn(page);
  await quote.open();
  await quote.customName.fill('Cabling');
  await quote.customPrice.fill('180');
  await page.getByRole('button', { name: 'Clear custom service' }).focus();
  await page.keyboard.press('Enter');
  await expect(quote.customName).toBeFocused();
  await expect(quote.customName).toHaveValue('');
  await expect(quote.customPrice).toHaveValue('');
  await expect(quote.empty).toBeVisible();
});
