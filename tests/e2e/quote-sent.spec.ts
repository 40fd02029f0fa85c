/** A quote that someone sent, as a link. What each button does is in tests/islands/quote-sharing.test.tsx. */
import type { Page } from 'playwright/test';
import { denyStorage, holdBack, quoteOn } from './quote-page.ts';
import { expect, PHONE, test } from './site.ts';

test.use({ viewport: PHONE });

const SERVICES = ['Network Setup', 'Security Training', 'Data Backup Service'];
const LINK = '/custom-quote#q=data-backup.1~network-setup.1~security-training.1';

/** The link at the end of the message that the page gives to WhatsApp. */
async function linkSentFrom(page: Page) {
  const address = await quoteOn(page).whatsapp.getAttribute('href');
  const message = new URL(address ?? '').searchParams.get('text');
  expect(message).toMatch(/^Estimate from .*\n(?:.+: USD .*\n)+\*Total: USD /);
  return message?.split('\n').at(-1) ?? '';
}

test('a quote goes to the boss, and comes back as it was changed', async ({ page, quote, browser }) => {
  await quote.open();
  await quote.tick(...SERVICES);
  const link = await linkSentFrom(page);
  await expect(page, 'the address of what one builds oneself').toHaveURL('/custom-quote');

  await using context = await browser.newContext();
  const bossPage = await context.newPage();
  const boss = quoteOn(bossPage);
  // Some messengers encode the signs, and take the full stop behind the link as part of it.
  await bossPage.goto(`${link.replace('#q=', '%23q%3D')}.`);
  await expect(bossPage).toHaveURL(/#q/);
  await expect(boss.sent).toBeVisible();
  await expect(boss.lines).toHaveCount(3);
  await expect(boss.total).toHaveText('USD 2,070');
  await expect(boss.box('VPN Setup')).toBeHidden();
  await boss.change.click();
  await boss.box('VPN Setup').check();
  await expect(bossPage).toHaveURL(`${LINK}~vpn-setup.1`);
  await bossPage.reload();
  await expect(boss.box('VPN Setup')).toBeChecked();
  await expect(boss.sent, 'it is their own by now').toBeHidden();

  await page.goto(await linkSentFrom(bossPage));
  await expect(quote.sent).toBeVisible();
  await expect(quote.total).toHaveText('USD 2,350');
  await expect(page.getByText('You have a quote of your own here: 3 services, USD 2,070.')).toBeVisible();
  await page.getByRole('button', { name: 'Replace mine' }).click();
  await quote.proceed.click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('complementary')).toContainText('VPN Setup');
});

test('without storage a quote that was sent is shown, and changes stay in the address', async ({
  page,
  quote,
}) => {
  await denyStorage(page);
  await quote.open(LINK.replace('/custom-quote', ''));
  await expect(quote.sent).toBeVisible();
  await quote.change.click();
  await quote.more('Network Setup').click();
  await page.reload();
  await expect(quote.total).toHaveText('USD 3,870');
});

test('while the script is on its way nothing but the quote is announced, and nothing moves', async ({
  page,
  quote,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const release = await holdBack(page, /_astro\/.*\.js/);
  await page.goto(LINK);
  await expect(quote.sent).toBeVisible();
  for (const part of [quote.box('VPN Setup'), quote.empty]) await expect(part).toBeHidden();
  await expect(page.getByText('Included in every package')).not.toBeInViewport();
  release();
  await expect(quote.lines).toHaveCount(3);
  // The font alone moves the words by a line.
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05);
});
