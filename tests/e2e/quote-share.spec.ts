/** A link that carries services and quantities to somebody else, and never a price. */
import { awake, quoteOn, stored } from './quote-page.ts';
import { expect, test } from './site.ts';

test('the link holds ids and quantities, and fills the builder of whoever opens it', async ({
  page,
  browser,
  baseURL,
}) => {
  const quote = quoteOn(page);
  await quote.open();
  await quote.tick('VPN Setup', 'Consultation');
  await quote.more('VPN Setup').click();
  await quote.customName.fill('Cabling');
  await quote.customPrice.fill('180');
  await quote.share.click();
  await expect(quote.link).toHaveValue(new URL('/custom-quote#q=consultation.1~vpn-setup.2', baseURL).href);
  await expect(quote.summary.getByText('It carries services and quantities, no prices')).toBeVisible();
  await expect(quote.summary.getByText('and not your own service')).toBeVisible();

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = quoteOn(await context.newPage());
  await other.open(new URL(await quote.link.inputValue()).hash);
  await expect(other.lines).toHaveText(['VPN Setup2 × $280$560', 'Consultation1 × $25 1 hour$25']);
  await expect(other.notice).toHaveCount(0);
  await context.close();
});

test('the link is copied where the browser allows it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const quote = quoteOn(page);
  await quote.open();
  await quote.tick('VPN Setup');
  await quote.share.click();
  await expect(quote.summary.getByText('Link copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await quote.link.inputValue());
});

test('where it is not copied the link is there to take, selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const quote = quoteOn(page);
  await quote.open();
  await quote.tick('VPN Setup');
  await quote.share.click();
  await expect(quote.summary.getByText('Copy this link.')).toBeVisible();
  await expect(quote.link).toBeFocused();
  expect(
    await quote.link.evaluate((field: HTMLInputElement) =>
      field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
    ),
  ).toBe(await quote.link.inputValue());
  // A link to another quote than the one on the page would mislead.
  await quote.tick('Consultation');
  await expect(quote.link).toHaveCount(0);
});

test('an own quote is replaced only after asking', async ({ page }) => {
  const quote = quoteOn(page);
  const ask = page.getByText('The link you opened carries a quote of 1 service.');
  await quote.open();
  await quote.tick('Cloud Migration');
  await page.goto('/about');

  await quote.open('#q=consultation.3');
  await expect(ask).toBeVisible();
  await expect(quote.lines).toHaveText(['Cloud Migration1 × $2,500$2,500']);
  // The address is clean already, so that a reload keeps what was there and does not ask again.
  await expect(page).toHaveURL('/custom-quote');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(ask).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Choose your services' })).toBeFocused();
  await expect(quote.lines).toHaveText(['Cloud Migration1 × $2,500$2,500']);
  await page.reload();
  await awake(page);
  await expect(quote.lines).toHaveText(['Cloud Migration1 × $2,500$2,500']);
  await expect(ask).toBeHidden();

  // A link that is opened on the quote page itself changes the fragment only.
  await page.goto('/custom-quote#q=consultation.3');
  await expect(ask).toBeVisible();
  await page.getByRole('button', { name: 'Replace mine' }).press('Enter');
  await expect(quote.lines).toHaveText(['Consultation3 × $25 1 hour$75']);
  await expect(page.getByRole('heading', { name: 'Choose your services' })).toBeFocused();
  await page.reload();
  await expect(quote.lines).toHaveText(['Consultation3 × $25 1 hour$75']);
});

test('a service of one’s own is a quote to ask about, and is replaced with it', async ({ page }) => {
  const quote = quoteOn(page);
  await quote.open();
  await quote.customName.fill('Cabling');
  await quote.customPrice.fill('100');
  await page.goto('/custom-quote#q=consultation.1');
  await page.getByRole('button', { name: 'Replace mine' }).click();
  await expect(quote.lines).toHaveText(['Consultation1 × $25 1 hour$25']);
  await expect(quote.customName).toHaveValue('');
});

test('unknown services are dropped with a word', async ({ page }) => {
  const quote = quoteOn(page);
  await quote.open('#q=free-lunch.1~vpn-setup.2~consultation.11');
  await expect(quote.lines).toHaveText(['VPN Setup2 × $280$560']);
  await expect(quote.notice).toContainText('A service that we do not offer was left out.');
  await expect(quote.notice).toContainText('Consultation was left out, because its quantity');
});

test('a link without any known service takes nothing away, and says so', async ({ page }) => {
  const quote = quoteOn(page);
  await quote.open();
  await quote.tick('VPN Setup');
  await page.goto('/custom-quote#q=free-lunch.1');
  await expect(quote.notice).toContainText('A service that we do not offer was left out.');
  await expect(page.getByRole('button', { name: 'Replace mine' })).toHaveCount(0);
  await expect(quote.lines).toHaveText(['VPN Setup1 × $280$280']);
});

test('hostile fragments do no harm', async ({ page, watched }) => {
  const quote = quoteOn(page);
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  for (const fragment of [
    '#q=<img src=x onerror=alert(1)>.1',
    '#q=javascript:alert(1)',
    '#q=__proto__.1~constructor.2~toString.1',
    '#q=%E0%A4%A',
    '#%',
    '#q=vpn-setup.1e1~vpn-setup.0x2~vpn-setup.-1~vpn-setup.1.1',
    '#q=vpn-setup.99999999999999999999999',
    '#q=custom.1',
    `#q=${'free-lunch.1~'.repeat(2000)}`,
    '#q=',
  ]) {
    await quote.open(fragment);
    await expect(quote.empty).toBeVisible();
    await expect(page.locator('main img')).toHaveCount(0);
  }
  await quote.tick('VPN Setup');
  await expect(quote.total).toHaveText('USD 280.00');
  expect(await stored(page, 'quoteBuilder')).toContain('[["vpn-setup",1]]');
  expect(dialogs).toEqual([]);
  expect(watched.messages).toEqual([]);
});
