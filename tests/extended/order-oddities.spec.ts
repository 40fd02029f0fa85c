/** What seldom happens to a quote and its order: hostile links, storage that fills up, pages that do not come. */
import { checkoutOn, NOW_MS } from '../e2e/checkout-page.ts';
import { awake, hold, quoteOn, stored } from '../e2e/quote-page.ts';
import { expect, test } from '../e2e/site.ts';

test('hostile links do no harm to a quote', async ({ page, watched }) => {
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
  expect(await stored(page, 'quoteBuilder')).toContain('[["vpn-setup",1]]');
  expect(dialogs).toEqual([]);
  expect(watched.messages).toEqual([]);
});

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
  await expect(checkoutOn(page).summary).toContainText('Consultation');
  await expect(checkoutOn(page).summary).not.toContainText('VPN Setup');
  await page.goBack();
  await expect(quote.empty).toBeVisible();
});

test('a press while the next page is slow to come is no second order', async ({ page }) => {
  const checkout = checkoutOn(page);
  await checkout.open();
  await checkout.fill();
  const release = await hold(page, /checkout\/success/);
  await checkout.startPaying();
  // A page that is being left can no longer be reached from here, so what is to happen is arranged beforehand.
  await page.evaluate(() => {
    const setItem = Storage.prototype.setItem.bind(sessionStorage);
    Storage.prototype.setItem = (key: string, text: string) => {
      setItem(key === 'checkout' ? 'second order' : key, text);
    };
    setTimeout(() => {
      document.querySelector('form')?.requestSubmit();
      setItem('pressed', 'again');
    }, 3500);
  });
  await page.clock.runFor(4000);
  release();
  await expect(page).toHaveURL('/checkout/success');
  await expect(page.getByRole('heading', { name: `INV-${NOW_MS}` })).toBeVisible();
  expect([await stored(page, 'pressed'), await stored(page, 'second order')]).toEqual(['again', null]);
});

test('a navigation that comes to nothing leaves a form that can be sent again', async ({ page }) => {
  const checkout = checkoutOn(page);
  await checkout.open();
  await checkout.fill();
  await page.route(/checkout\/success/, (route) => route.fulfill({ status: 204 }));
  await checkout.startPaying();
  await page.clock.runFor(3000);
  await expect(checkout.busy).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(checkout.pay).toBeVisible();
});
