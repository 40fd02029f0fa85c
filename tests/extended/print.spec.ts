/** Tests a quote, the plans and an order on paper. every-page.spec.ts checks every page on paper. */
import { buildOrder } from '../../packages/receiver/tests/samples.ts';
import { storeEntries } from '../e2e/quote-page.ts';
import { expect, PHONE, test } from '../e2e/site.ts';
import { PAPER, countPrintedPages } from '../e2e/paper-and-text-size.ts';

// tests/islands checks that the printed QR code opens the quote.
test('the summary is printed as a quote on one page of A4, even from a phone', async ({ page, quote }) => {
  await page.setViewportSize(PHONE);
  await quote.open();
  await quote.select('Cloud Migration', 'Server Management', 'Business Email Setup');
  await quote.moreButton('Business Email Setup').click();
  await quote.customName.fill('Cabling');
  await quote.customPrice.fill('180.50');

  await page.emulateMedia({ media: 'print' });
  const printedText = (await page.locator('body').innerText()).replaceAll('\u00A0', ' ');
  for (const text of [
    'Mtelo Systems Limited',
    'company number PVT-0000000',
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Nairobi' }).format(new Date()),
    'Valid until',
    'Prices exclude VAT, which is added where it applies.',
    'This quote on our website: ',
    '~cloud-migration.1~custom.1~email-setup.2~server-management.1',
    'For one month, with no automatic renewal',
    '2 × 180 per mailbox',
    'Cabling',
    'USD 3,890.50',
  ])
    expect(printedText).toContain(text);
  for (const role of ['checkbox', 'slider', 'textbox', 'button'] as const)
    await expect(page.getByRole(role), role).toHaveCount(0);
  expect(await countPrintedPages(page)).toBe(1);
});

test('the plans are printed side by side with contacts, on at most two pages of A4', async ({ page }) => {
  await page.setViewportSize(PAPER);
  await page.goto('/pricing');
  const sender = page.getByText('support@mtelo.example · +254 700 000 000');
  await expect(sender).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sender).toBeVisible();
  const columns = await page
    .locator('.plan-layer')
    .evaluateAll((layers) => layers.map((layer) => Math.round(layer.getBoundingClientRect().left)));
  expect(new Set(columns).size).toBe(3);
  expect(await countPrintedPages(page)).toBeLessThanOrEqual(2);
});

test('an order is printed as an invoice on one page of A4', async ({ page }) => {
  await storeEntries(page, { checkout: JSON.stringify(buildOrder().record) });
  await page.goto('/checkout/success');
  const main = page.getByRole('main');
  const company = page.getByText('company number PVT-0000000, KRA PIN P000000000X');
  await expect(company).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const text of [
    'company number PVT-0000000, KRA PIN P000000000X',
    'P.O. Box 000, 30600 Kapenguria, Kenya',
    'support@mtelo.example · +254 700 000 000',
    'USD 1,390.50',
  ])
    await expect(page.getByText(text).and(page.locator(':visible')).first(), text).toBeVisible();
  // The links are to the two documents that the customer agreed to.
  await expect(main.getByRole('link')).toHaveCount(2);
  expect(await countPrintedPages(page)).toBe(1);
});
