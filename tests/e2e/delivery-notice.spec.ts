/**
 * A notice that an office puts on every page for some days: every visitor sees it, and it disappears by
 * itself.
 */
import { allPages } from '../routes.ts';
import { expectAccessible, expectContrast } from './accessible.ts';
import { findEdgeless } from './contrast.ts';
import { expectFits } from './page-checks.ts';
import { expect, test } from './site.ts';

const NOTICE =
  'Our office is closed on Jamhuri Day. Urgent incidents of plans are answered by +254 700 000 000';

test('a notice is on every page, without the one before and the later one', async ({ request }) => {
  for (const { path } of allPages) {
    const html = (await (await request.get(path)).text()).replaceAll('\u00a0', ' ');
    expect(html.split(NOTICE), path).toHaveLength(2);
    expect(html).not.toMatch(/We were away|We are back/);
  }
});

test('Contact and search engines have the hours of days to come', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('definition').filter({ hasText: '9:00 AM to 12:00 PM' })).toHaveCount(1);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(data).toMatch(/"validFrom":"[\d-]+","validThrough":"[\d-]+","opens":"09:00","closes":"12:00"/);
});

test('a warning fits, stands out by day and night, and is not printed', async ({ page, watched }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  const notice = page.getByRole('region', { name: /^Notice until \d+ \w+ \d{4}$/ });
  await expectFits(page);
  await expectAccessible(page, 'a warning');
  await notice.getByRole('link').hover();
  await expectContrast(page, 'its link under the pointer');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await findEdgeless(page, '[data-until]', ['bottom'])).toEqual({ count: 1, without: [] });
  await page.emulateMedia({ media: 'print' });
  await expect(notice).toBeHidden();
  expect(watched.messages).toEqual([]);
});

test('it goes at the midnight of Kenya after its last day, without another build', async ({ page }) => {
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
