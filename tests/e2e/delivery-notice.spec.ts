/** Tests the notice that the office can show on every page for some days. */
import { allPages } from '../routes.ts';
import { expectAccessible, expectContrast } from './accessible.ts';
import { findWithoutVisibleEdge } from './contrast.ts';
import { expectFits } from './page-checks.ts';
import { expect, test } from './site.ts';

const NOTICE =
  'Our office is closed on Jamhuri Day. Urgent incidents of plans are answered by +254 700 000 000';

test('every page shows the current notice, and neither the past nor the future one', async ({ request }) => {
  for (const { path } of allPages) {
    const html = (await (await request.get(path)).text()).replaceAll('\u00a0', ' ');
    expect(html.split(NOTICE), path).toHaveLength(2);
    expect(html).not.toMatch(/We were away|We are back/);
  }
});

test('the contact page and its structured data have the hours of coming days', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('definition').filter({ hasText: '9:00 AM to 12:00 PM' })).toHaveCount(1);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(data).toMatch(/"validFrom":"[\d-]+","validThrough":"[\d-]+","opens":"09:00","closes":"12:00"/);
});

test('a warning fits, is visible in both colour schemes, and is not printed', async ({ page, watched }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  const notice = page.getByRole('region', { name: /^Notice until \d+ \w+ \d{4}$/ });
  await expectFits(page);
  await expectAccessible(page, 'a warning');
  await notice.getByRole('link').hover();
  await expectContrast(page, 'its link under the pointer');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await findWithoutVisibleEdge(page, '[data-until]', ['bottom'])).toEqual({ count: 1, edgeless: [] });
  await page.emulateMedia({ media: 'print' });
  await expect(notice).toBeHidden();
  expect(watched.messages).toEqual([]);
});

test('a notice disappears at midnight in Kenya after its last day, without a new build', async ({ page }) => {
  const notice = page.locator('[data-until]');
  await page.goto('/about');
  const midnight = Number(await notice.getAttribute('data-until'));
  expect(new Date(midnight).toISOString()).toContain('T21:00:00.000Z');
  await page.clock.setFixedTime(midnight - 1000);
  await page.goto('/questions');
  await expect(notice).toBeVisible();
  await page.clock.setFixedTime(midnight);
  await page.goto('/terms');
  await expect(notice).toBeAttached();
  await expect(notice).toBeHidden();
});
