/** The quote page from the back-forward cache. */
import { leaveAndReturn, withCache } from './back-forward-cache.ts';
import { quoteOn, stored } from './quote-page.ts';
import { expect, test } from './site.ts';

test.use(withCache);

test('the quote comes back as it was left, and goes on', async ({ page }) => {
  const quote = quoteOn(page);
  await quote.open();
  await quote.tick('VPN Setup');
  await leaveAndReturn(page);
  await expect(quote.lines).toHaveText(['VPN Setup1 × $280$280']);
  await quote.more('VPN Setup').click();
  await expect(quote.total).toHaveText('USD 560.00');
  expect(await stored(page, 'quoteBuilder')).toContain('["vpn-setup",2]');
});

test('a cart that was cleared meanwhile is empty there', async ({ page }) => {
  const quote = quoteOn(page);
  await quote.open();
  await quote.tick('VPN Setup');
  await leaveAndReturn(page, () =>
    page.evaluate(() => {
      sessionStorage.clear();
    }),
  );
  await expect(quote.empty).toBeVisible();
  await expect(quote.box('VPN Setup')).not.toBeChecked();
});

test('a quote that could not be stored is still there', async ({ page, watched }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const quote = quoteOn(page);
  await quote.open();
  await quote.tick('VPN Setup');
  await leaveAndReturn(page);
  await expect(quote.lines).toHaveText(['VPN Setup1 × $280$280']);
  await expect(quote.notice).toHaveCount(1);
  expect(watched.messages).toEqual([]);
});
