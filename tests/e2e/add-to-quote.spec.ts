/** From the page of a job to the quote that it is added to. */
import { expect, reusing as test } from './site.ts';

test('jobs are added to the quote there is, one after the other', async ({ page, quote }) => {
  for (const [path, name] of [
    ['/pricing/vpn-setup', 'VPN Setup'],
    ['/pricing/email-setup', 'Business Email Setup'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('link', { name: `Add to quote: ${name}` }).click();
    await expect(quote.box(name)).toBeFocused();
  }
  await expect(page).toHaveURL('/custom-quote');
  await expect(quote.lines).toHaveText([
    'VPN Setup1 × USD 280.00USD 280.00',
    'Business Email Setup1 × USD 180.00 per mailboxUSD 180.00',
  ]);
  await expect(quote.notice).toHaveCount(0);
});
