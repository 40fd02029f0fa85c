/** A quote and the plans on paper. That every page prints in black, without its navigation, is in every-page.spec.ts. */
import { sheetsOfA4 } from '../e2e/layout.ts';
import { PAPER } from './owed.ts';
import { quoteOn } from '../e2e/quote-page.ts';
import { DESK, expect, PHONE, reusing, test } from '../e2e/site.ts';

test('the summary prints as an estimate on one A4 page, from a phone too', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'printed';
    };
  });
  const quote = quoteOn(page);
  await quote.open();
  await expect(page.getByText('Estimate')).toBeHidden();
  await quote.tick('Cloud Migration', 'Server Management', 'Business Email Setup');
  await quote.more('Business Email Setup').click();
  await quote.customName.fill('Cabling');
  await quote.customPrice.fill('180.50');
  await quote.share.click();
  await quote.summary.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page).toHaveTitle('printed');

  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
  const printed = [
    'Mtelo Systems Limited',
    'Company number PVT-0000000',
    'Estimate',
    today,
    'Valid for 30 days',
    'Prices exclude VAT, which is added where it applies.',
    '1 × $850 monthly',
    '2 × $180 per mailbox',
    'Cabling',
    'One-off',
    '$3,040.50',
    'Monthly, first month',
    'USD 3,890.50',
  ];
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    const paper = await main.innerText();
    for (const text of printed) expect(paper).toContain(text);
  }
  for (const role of ['navigation', 'checkbox', 'slider', 'textbox', 'button'] as const)
    await expect(page.getByRole(role), role).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'View summary' })).toHaveCount(0);
  await expect(quote.link).toBeHidden();

  expect(await sheetsOfA4(page)).toBe(1);
});

reusing('the plans print side by side, on two pages of A4 at most', async ({ page }) => {
  await page.setViewportSize(PAPER);
  await page.goto('/pricing');
  expect(await sheetsOfA4(page)).toBeLessThanOrEqual(2);
});
