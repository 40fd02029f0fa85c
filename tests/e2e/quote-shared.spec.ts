/** Tests a quote that someone shared by a link. tests/islands/quote-sharing.test.tsx tests each button. */
import { delayRequests } from './quote-page.ts';
import { expect, PHONE, test } from './site.ts';

test.use({ viewport: PHONE });

const LINK = '/custom-quote#q=data-backup.1~network-setup.1~security-training.1';

test(
  'a shared quote can be opened, changed and ordered',
  { tag: '@every-engine' },
  async ({ page, quote }) => {
    // Some chat apps encode separators, even twice, and include the full stop after a link.
    await page.goto(LINK.replace('#', '%2523'));
    await expect(page).toHaveURL(/#q/);
    await page.goto(`${LINK.replace('#q=', '%23q%3D')}.`);
    await expect(page).toHaveURL(/#q/);
    await expect(quote.sharedNotice).toBeVisible();
    await expect(quote.total).toHaveText('USD 2,070');
    await expect(quote.checkbox('VPN Setup')).toBeHidden();
    // A change makes the quote the visitor's own, even after a reload.
    await quote.changeButton.click();
    await quote.checkbox('VPN Setup').check();
    await expect(page).toHaveURL(/~vpn-setup/);
    await page.reload();
    await expect(quote.checkbox('VPN Setup')).toBeChecked();
    await expect(quote.sharedNotice, 'after a change').toBeHidden();
    await quote.proceedButton.click();
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByRole('complementary')).toContainText('VPN Setup');
  },
);

test('until the script arrives only the shared quote is announced, and nothing moves', async ({
  page,
  quote,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    // Records how far parts of the page move while it loads.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const release = await delayRequests(page, /_astro\/.*\.js/);
  await page.goto(LINK);
  await expect(quote.sharedNotice).toBeVisible();
  for (const part of [quote.checkbox('VPN Setup'), quote.emptyMessage]) await expect(part).toBeHidden();
  await expect(page.getByText('Included in every package')).not.toBeInViewport();
  release();
  await expect(quote.lines).toHaveCount(3);
  // The font alone may move the text by a line.
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05);
});

test('a shared quote can still be changed at the checkout', async ({ page, quote }) => {
  await page.goto(LINK);
  await quote.proceedButton.click();
  await page.getByRole('link', { name: 'Change order' }).click();
  await expect(quote.checkbox('Network Setup')).toBeChecked();
});
