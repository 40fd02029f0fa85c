/** The pages with a form, without JavaScript: they say what still works, and nothing looks alive that is not. */
import type { Page } from 'playwright/test';
import { DESK, expect, SMALL, test } from './site.ts';

test.use({ javaScriptEnabled: false });

const MAIL = 'mailto:support@mtelo.example';
const CALL = 'tel:+254700000000';

const PAGES = [
  { path: '/contact', links: [MAIL, CALL] },
  { path: '/checkout', links: [MAIL, CALL, '/contact'] },
  { path: '/custom-quote', links: [MAIL, CALL, '/contact'] },
] as const;

/** Searches by role and text pass over what is within `noscript`. */
const notice = (page: Page) => page.locator('main noscript p');

for (const { path, links } of PAGES) {
  test(`${path} leads to mail and phone, and never to itself`, async ({ page }) => {
    await page.goto(path);
    const found = notice(page).locator('a');
    await expect(found).toHaveCount(links.length);
    for (const [index, href] of links.entries()) await expect(found.nth(index)).toHaveAttribute('href', href);
  });

  test(`${path} shows no control that does nothing`, async ({ page, watched }) => {
    for (const size of [SMALL, DESK]) {
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(notice(page)).toBeVisible();
      await expect(
        page
          .locator('main')
          .locator('button, input, select, textarea, a[href^="#"]')
          .filter({ visible: true }),
      ).toHaveCount(0);
      await expect(page.getByText('Quote Summary')).toBeHidden();
    }
    expect(watched.messages).toEqual([]);
  });

  test(`${path} has its notice within the margins`, async ({ page }) => {
    for (const size of [SMALL, DESK]) {
      await page.setViewportSize(size);
      await page.goto(path);
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const box = await notice(page).boundingBox();
      expect(box?.x).toBe(title?.x);
      expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(size.width - (title?.x ?? NaN));
    }
  });
}

for (const path of ['/contact', '/checkout']) {
  test(`${path} has a live region for its notices before there are words`, async ({ page }) => {
    await page.goto(path);
    const region = page.locator('astro-island [role="status"]:not(.toasts *)');
    await expect(region).toHaveCount(1);
    await expect(region).toBeEmpty();
  });
}
