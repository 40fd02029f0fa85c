/** The quote on paper: a clean estimate. */
import { quoteOn } from './quote-page.ts';
import { DESK, expect, PHONE, test } from './site.ts';

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
    for (const text of printed)
      await expect(main.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
  }
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'View summary' })).toHaveCount(0);
  await expect(quote.link).toBeHidden();

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[4-6](?:\.\d+)? 84[12](?:\.\d+)?\]/);
});
