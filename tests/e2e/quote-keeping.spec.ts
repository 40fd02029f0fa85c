/** The quote comes back in the same tab; without storage it works all the same. */
import { awake, denyStorage, fillStorage, quoteOn, store } from './quote-page.ts';
import { expect, test } from './site.ts';

test('reload, back, forward and a new visit in the tab find everything as it was', async ({ page }) => {
  const quote = quoteOn(page);
  const isThere = async () => {
    await expect(quote.lines).toHaveText(['VPN Setup2 × $280$560', 'Cabling1 × $180.50$180.50']);
    await expect(quote.box('VPN Setup')).toBeChecked();
    await expect(quote.slider('VPN Setup')).toHaveValue('2');
    await expect(quote.customName).toHaveValue('Cabling');
    await expect(quote.customPrice).toHaveValue('180.50');
    await expect(quote.notice).toHaveCount(0);
  };
  await quote.open();
  await quote.tick('VPN Setup');
  await quote.more('VPN Setup').click();
  await quote.customName.fill('Cabling');
  await quote.customPrice.fill('180.50');
  await isThere();

  await page.reload();
  await isThere();
  await page.goto('/about');
  await page.goBack();
  await isThere();
  await page.goBack();
  await page.goForward();
  await isThere();
  await page.goto('/contact');
  await page.goto('/custom-quote');
  await isThere();
});

test('a cart that was cleared meanwhile stays empty, whatever the browser itself remembers', async ({
  page,
}) => {
  const quote = quoteOn(page);
  await quote.open();
  await quote.tick('VPN Setup');
  await quote.customName.fill('Cabling');
  await page.goto('/about');
  await page.evaluate(() => {
    sessionStorage.clear();
  });
  await page.goBack();
  await awake(page);
  await expect(quote.box('VPN Setup')).not.toBeChecked();
  await expect(quote.customName).toHaveValue('');
  await expect(quote.empty).toBeVisible();
});

test('what is typed by halves is kept too', async ({ page }) => {
  const quote = quoteOn(page);
  await quote.open();
  await quote.customPrice.fill('24');
  await page.reload();
  await expect(quote.customPrice).toHaveValue('24');
  await expect(quote.customPrice).toHaveAttribute('aria-invalid', 'true');
});

for (const [name, refuse] of [
  ['denied', denyStorage],
  ['full', fillStorage],
] as const) {
  test(`with storage ${name} everything works in memory, with one quiet notice`, async ({
    page,
    watched,
  }) => {
    await refuse(page);
    const quote = quoteOn(page);
    await quote.open();
    await quote.tick('VPN Setup', 'Consultation');
    await quote.more('VPN Setup').click();
    await quote.customName.fill('Cabling & more');
    await quote.customPrice.fill('180.50');
    await expect(quote.total).toHaveText('USD 765.50');
    await expect(quote.notice).toHaveText([/^Your browser does not let this page keep anything/]);
    await expect(quote.notice).toBeVisible();

    await quote.proceed.click();
    await expect(page).toHaveURL(/\/checkout#q=/);
    const order = page.getByRole('complementary', { name: 'Order Summary' });
    await expect(order.getByRole('listitem')).toContainText([
      'VPN Setup × 2',
      'Consultation',
      'Cabling & more',
    ]);
    await expect(page.getByRole('button', { name: 'Complete Payment USD 765.50' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Complete Payment USD 765.50' })).toBeVisible();
    expect(watched.messages).toEqual([]);
  });
}

test('storage that fills up on the way leaves no older quote behind', async ({ page }) => {
  const quote = quoteOn(page);
  await quote.open();
  await quote.tick('VPN Setup');
  await quote.proceed.click();
  await expect(page).toHaveURL('/checkout');
  await page.goto('/custom-quote');
  await awake(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await quote.box('VPN Setup').uncheck();
  await quote.tick('Consultation');
  await quote.proceed.click();
  const order = page.getByRole('complementary', { name: 'Order Summary' });
  await expect(order.getByRole('listitem').first()).toContainText('Consultation');
  await expect(order).not.toContainText('VPN Setup');
  await page.goBack();
  await expect(quote.empty).toBeVisible();
});

const builder = (selection: unknown, rest: object = {}) =>
  JSON.stringify({ version: 1, selection, custom: { name: '', price: '' }, ...rest });

test.describe('storage that was torn or edited is dropped, with a word', () => {
  for (const [what, text, word, lines] of [
    ['torn', '{"version":1,"selec', 'A part of the quote could not be read', []],
    [
      'of an older version',
      builder([['vpn-setup', 1]], { version: 0 }),
      'A part of the quote could not be read',
      [],
    ],
    [
      'with an unknown service',
      builder([
        ['free-lunch', 1],
        ['vpn-setup', 2],
      ]),
      'A service that we do not offer was left out.',
      ['VPN Setup2 × $280$560'],
    ],
    [
      'with too many',
      builder([['vpn-setup', 11]]),
      'VPN Setup was left out, because its quantity was not a whole number from 1 to 10.',
      [],
    ],
  ] as const) {
    test(what, async ({ page, watched }) => {
      const quote = quoteOn(page);
      await store(page, { quoteBuilder: text });
      await quote.open();
      await expect(quote.notice).toContainText(word);
      await expect(quote.lines).toHaveText([...lines]);
      if (lines.length === 0) await expect(quote.empty).toBeVisible();
      // It has been said, and what is stored is right again.
      await page.reload();
      await awake(page);
      await expect(quote.lines).toHaveText([...lines]);
      await expect(quote.notice).toHaveCount(0);
      expect(watched.messages).toEqual([]);
    });
  }
});

test('a price that was edited in storage is never shown', async ({ page }) => {
  const quote = quoteOn(page);
  await store(page, {
    quoteBuilder: builder([['vpn-setup', 2, 1]], { price: 1, total: 1 }),
  });
  await quote.open();
  await expect(quote.lines).toHaveText(['VPN Setup2 × $280$560']);

  await store(page, {
    quoteItems: JSON.stringify([
      { id: 'vpn-setup', name: 'VPN Setup', description: 'Cheap', price: 1, quantity: 2, total: 2 },
    ]),
  });
  await page.goto('/checkout');
  await expect(page.getByRole('button', { name: 'Complete Payment USD 560.00' })).toBeVisible();
  await expect(page.getByText('The price of VPN Setup has changed')).toBeVisible();
  await expect(page.getByText('Cheap')).toHaveCount(0);
});
