/**
 * A quote that someone shared by a link. tests/islands/quote-sharing.test.tsx checks what each button does.
 */
import { denyStorage, holdBack } from './quote-page.ts';
import { expect, PHONE, test } from './site.ts';

test.use({ viewport: PHONE });

const LINK = '/custom-quote#q=data-backup.1~network-setup.1~security-training.1';

test(
  'a quote is opened by its link, changed and ordered',
  { tag: '@every-engine' },
  async ({ page, quote }) => {
    // Some messengers encode the separators, and take the full stop after the link as part of the link.
    await page.goto(`${LINK.replace('#q=', '%23q%3D')}.`);
    await expect(page).toHaveURL(/#q/);
    await expect(quote.sent).toBeVisible();
    await expect(quote.total).toHaveText('USD 2,070');
    await expect(quote.box('VPN Setup')).toBeHidden();
    await quote.change.click();
    await quote.box('VPN Setup').check();
    await expect(page).toHaveURL(`${LINK}~vpn-setup.1`);
    await page.reload();
    await expect(quote.box('VPN Setup')).toBeChecked();
    await expect(quote.sent, 'it is their own by now').toBeHidden();
    await quote.proceed.click();
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByRole('complementary')).toContainText('VPN Setup');
  },
);

test('without storage a quote that was sent is shown, and changes stay in the address', async ({
  page,
  quote,
}) => {
  await denyStorage(page);
  await page.goto(LINK);
  for (let visit = 0; visit < 2; visit += 1) {
    await expect(quote.sent).toBeVisible();
    await page.reload();
  }
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
  // Only the font moves the text, by a line.
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05);
});
