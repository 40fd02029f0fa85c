/** Tests the notice that the office can show on every page for some days. */
import { formatLongDate, getKenyaDay } from '@site/rules/time/dates';
import { expectAccessible, expectContrast } from './accessible.ts';
import { inspectEdges, listLowContrastFocusRings } from './contrast.ts';
import { expectFits } from './page-checks.ts';
import { expect, test } from './site.ts';
import { SENDING_SITE } from './urls.ts';

test.use({ baseURL: SENDING_SITE });

// The notice is for the day of the build, which may have ended since.
test.beforeEach(({ page }) => page.clock.setFixedTime(0));

test('a warning notice fits, has enough contrast, and is not printed', async ({ page, pageLog }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  const notice = page.getByRole('region', { name: /^Notice until \d+ \w+ \d{4}$/ });
  await expectFits(page);
  await expectAccessible(page, 'a warning');
  expect(await listLowContrastFocusRings(page)).toEqual([]);
  // Links stay readable under the pointer.
  for (const link of [notice.getByRole('link'), page.locator('.on-dark .link').first()]) {
    await link.hover();
    await expectContrast(page, 'a link under the pointer');
  }
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await inspectEdges(page, '[data-until]', ['bottom'])).toEqual({ count: 1, elementsWithoutEdge: [] });
  await page.emulateMedia({ media: 'print' });
  await expect(notice).toBeHidden();
  expect(pageLog.messages).toEqual([]);
});

test('a notice disappears at midnight in Kenya after its last day, without a new build', async ({ page }) => {
  const notice = page.locator('[data-until]');
  await page.goto('/about');
  const midnight = Number(await notice.getAttribute('data-until'));
  expect(new Date(midnight).toISOString()).toContain('T21:00:00.000Z');
  const lastDay = formatLongDate(getKenyaDay(midnight - 1));
  await expect(notice).toHaveAccessibleName(`Notice until ${lastDay}`);
  await page.clock.setFixedTime(midnight - 1000);
  await page.goto('/questions');
  await expect(notice).toBeVisible();
  await page.clock.setFixedTime(midnight);
  await page.goto('/terms');
  await expect(notice).toBeAttached();
  await expect(notice).toBeHidden();
});
