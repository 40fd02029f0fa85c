/** Every route at three widths, with JavaScript, without it, and with reduced motion. */
import type { Page } from 'playwright/test';
import { allPages, type Route, unknown } from '../routes.ts';
import { DESK, expect, overflow, SMALL, TABLET, test, visit } from './site.ts';

const MODES = [
  { mode: 'with JavaScript', use: {} },
  { mode: 'without JavaScript', use: { javaScriptEnabled: false } },
  { mode: 'with reduced motion', use: { contextOptions: { reducedMotion: 'reduce' } } },
] as const;

/** Chromium's own note of the status of a page that was not found. */
const isStatusNote = (message: string) => message.includes('Failed to load resource');

/** The active link is marked, in the bar and in the menu, and looks it. */
async function expectMark(page: Page, current: Route['current']) {
  const marked = page.locator('header [aria-current]');
  await expect(marked).toHaveText(current ? [current.link, current.link] : []);
  if (!current) return;
  for (const link of await marked.all()) await expect(link).toHaveAttribute('aria-current', current.as);
  const other = page.locator('header .nav-link:not([aria-current])').first();
  const colour = await other.evaluate((element) => getComputedStyle(element).borderBottomColor);
  await expect(marked.first()).not.toHaveCSS('border-bottom-color', colour);
}

for (const { mode, use } of MODES) {
  test.describe(mode, () => {
    test.use(use);

    for (const route of allPages) {
      test(`${route.path} stands at 360, 768 and 1280 px`, async ({ page, watched, baseURL }) => {
        for (const size of [SMALL, TABLET, DESK]) {
          await page.setViewportSize(size);
          const response = await visit(page, route);
          expect(response?.status()).toBe(route === unknown ? 404 : 200);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(route.h1);
          await expect(page.getByRole('main')).toBeVisible();
          await expect(page.getByRole('contentinfo')).toBeVisible();
          expect(await overflow(page), `wider than ${size.width} px`).toBe(0);
        }
        await expectMark(page, route.current);

        const own = watched.messages.filter((message) => !isStatusNote(message));
        const said = `error: 404: no page at ${route.path}`;
        expect(own).toEqual(route === unknown && mode !== 'without JavaScript' ? [said, said, said] : []);
        expect(watched.requests.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
      });
    }
  });
}

test('the checkout leads to the quote page when there is no quote', async ({ page }) => {
  await page.goto('/checkout', { waitUntil: 'commit' });
  await page.waitForURL('/custom-quote');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Build Your Custom Package');
});

for (const path of ['/services/no-such-service', '/legal/no-such-policy', '/about/team', '/Terms']) {
  test(`${path} is not found, and the console names it once`, async ({ page, watched }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unknown.h1);
    await expect(page.getByRole('main').getByText('404', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    expect(watched.messages.filter((message) => message.includes(path))).toEqual([
      `error: 404: no page at ${path}`,
    ]);
  });
}
