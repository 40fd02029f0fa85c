/**
 * Without JavaScript every page is whole; those with a form say what still works, and show nothing that does
 * not.
 */
import type { Page } from 'playwright/test';
import { mainPages, unknownRoute } from '../routes.ts';
import { expectFrame } from './page-checks.ts';
import { DESK, expect, measureOverflow, SMALL, TABLET, test } from './site.ts';

test.use({ javaScriptEnabled: false, hasTouch: true, viewport: SMALL });

test('every page is complete and fits its window', async ({ page, watched, baseURL }) => {
  for (const route of mainPages) {
    const response = await page.goto(route.path);
    expect(response?.status()).toBe(route === unknownRoute ? 404 : 200);
    await expectFrame(page, route);
    for (const size of [SMALL, TABLET, DESK]) {
      await page.setViewportSize(size);
      expect(await measureOverflow(page), `${route.path} at ${size.width} px`).toBe(0);
    }
    await expect(page.locator('.load-help:visible')).toHaveCount(0);
    for (const section of await page.locator('[data-reveal]').all())
      await expect(section).toHaveCSS('opacity', '1');
    // The scripts of a form are preloaded nevertheless.
    const scripts = watched.scripts.splice(0);
    if (route.scripts !== 'form') expect(scripts, route.path).toEqual([]);
  }
  expect(watched.messages.filter((message) => !message.includes('404'))).toEqual([]);
  expect(watched.requests.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
});

const WAYS = ['mailto:support@mtelo.example', 'tel:+254700000000'];

/** Playwright's searches by role and text skip the content of `noscript`. */
const notice = (page: Page) => page.locator('main noscript p');

test('a form leads to mail and phone, and shows no control that does nothing', async ({ page }) => {
  for (const path of ['/contact', '/checkout', '/custom-quote']) {
    await page.goto(path);
    const found = notice(page).locator('a');
    await expect(found).toHaveCount(WAYS.length);
    for (const [index, href] of WAYS.entries()) await expect(found.nth(index)).toHaveAttribute('href', href);
    const controls = page.locator('main').locator('button, input, select, textarea, a[href^="#"]');
    expect(await controls.count()).toBeGreaterThan(0);
    for (const size of [SMALL, DESK]) {
      await page.setViewportSize(size);
      await expect(notice(page)).toBeVisible();
      await expect(notice(page)).toContainText('call +254 700 000 000');
      if (path === '/custom-quote') await expect(notice(page)).toContainText('its link names the services');
      await expect(controls.filter({ visible: true })).toHaveCount(0);
      await expect(page.getByText('Quote Summary')).toBeHidden();
    }
  }
});

test('a question opens, at a press and for a link to it', async ({ page }) => {
  await page.goto('/questions#is-vat-in-the-price');
  await expect(page.locator('details[open] h3')).toHaveText(['Is VAT in the price?']);
  await expect(page.locator('details[open]')).toBeInViewport({ ratio: 1 });
  await page.getByText('Is there a setup fee?').click();
  await expect(page.locator('details[open]')).toHaveCount(2);
  const closed = page.locator('details:not([open]) .max-w-prose').first();
  await expect(closed).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(closed).toBeVisible();
});
