/** The success page: the order from the record, and on paper an invoice. */
import { type Page } from 'playwright/test';
import { NOW_MS, SAVED_ORDER } from './checkout-page.ts';
import { store, stored } from './quote-page.ts';
import { DESK, expect, PHONE, test } from './site.ts';

const order = (page: Page) => page.getByRole('region', { name: /^INV-/ });

for (const size of [PHONE, DESK]) {
  test(`at ${size.width} px the order is shown, and prints as an invoice on one page`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.addInitScript(() => {
      window.print = () => {
        document.title = 'printed';
      };
    });
    await store(page, { checkout: JSON.stringify(SAVED_ORDER) });
    await page.goto('/checkout/success');
    await expect(order(page).getByRole('heading')).toHaveText(`INV-${NOW_MS}`);
    await expect(order(page)).toContainText('15 January 2026.');
    // Nobody sends one: this site has no endpoint, and says so.
    await expect(order(page)).not.toContainText('confirmation');
    await expect(
      page.getByText('nothing has been charged, and no order or email has been sent'),
    ).toBeVisible();
    await expect(order(page).getByRole('listitem')).toHaveText([
      'VPN Setup × 2Private access.$560',
      'CablingCustom service$180.50',
    ]);
    await expect(order(page)).toContainText('TotalUSD 740.50');
    await expect(order(page).locator('address')).toContainText(
      'Akinyi O’Brien-WanjikuKitale Road 530600 KapenguriaKenyaakinyi@example.co.ke',
    );
    await expect(page.getByText('Company number PVT-0000000 · KRA PIN')).toBeHidden();
    for (const [name, path] of [
      ['Contact Support', '/contact'],
      ['Return Home', '/'],
    ] as const)
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path);

    await order(page).getByRole('button', { name: 'Print this order' }).click();
    await expect(page).toHaveTitle('printed');
    await page.emulateMedia({ media: 'print' });
    for (const text of [
      'Mtelo Systems Limited',
      'Company number PVT-0000000 · KRA PIN P000000000X',
      'P.O. Box 000, 30600 Kapenguria, Kenya',
      'support@mtelo.example · +254 700 000 000',
      'USD 740.50',
    ])
      await expect(page.getByRole('main').getByText(text).first(), text).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'What happens next' })).toHaveCount(0);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
}

test('without a record there is the static page, and no script is asked for', async ({ page, watched }) => {
  await page.goto('/checkout/success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expect(order(page)).toHaveCount(0);
  expect(watched.scripts).toEqual([]);
});

for (const [what, record] of [
  ['torn', JSON.stringify(SAVED_ORDER).slice(0, -3)],
  ['that does not add up', JSON.stringify({ ...SAVED_ORDER, total: 1 })],
  ['with no date in its number', JSON.stringify({ ...SAVED_ORDER, orderNumber: 'INV-99999999999999999' })],
] as const) {
  test(`a record ${what} is not shown`, async ({ page, watched }) => {
    await store(page, { checkout: record });
    await page.goto('/checkout/success');
    await expect.poll(() => watched.scripts.length).toBeGreaterThan(0);
    await page.waitForFunction(() => !document.querySelector('astro-island[client="session"][ssr]'));
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    await expect(order(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(watched.messages).toEqual([]);
  });
}

test('coming back to an older order leaves the quote alone that was begun since', async ({ page }) => {
  await store(page, { checkout: JSON.stringify(SAVED_ORDER), quoteBuilder: 'begun' });
  await page.goto('/checkout/success');
  await expect(order(page)).toBeVisible();
  expect(await stored(page, 'quoteBuilder')).toBe('begun');
});

test('a script that does not come leaves the page as it is', async ({ page }) => {
  await page.route(/_astro\/.*\.js/, (route) => route.abort());
  await store(page, { checkout: JSON.stringify(SAVED_ORDER) });
  await page.goto('/checkout/success');
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
});
