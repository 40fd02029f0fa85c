/** The 404 page names the page that was meant, where one is near; it needs no file for that, and no script to be read. */
import type { Page } from 'playwright/test';
import { unknown } from '../routes.ts';
import { objections } from './accessible.ts';
import { DESK, expect, overflow, PHONE, reusing as test, SMALL } from './site.ts';

const suggestion = (page: Page) => page.locator('main [data-pages]');

async function getLost(page: Page, path: string) {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unknown.h1);
  await expect(page.getByRole('main').getByText('404', { exact: true })).toBeVisible();
}

const NEAR = [
  ['/About-Us.php', 'About us', '/about'],
  ['/contcat', 'Get In Touch', '/contact'],
] as const;

test('the page that was meant is named and reached', async ({ page, watched }) => {
  for (const [path, title, target] of NEAR) {
    await getLost(page, path);
    await expect(suggestion(page)).toHaveText(`Did you mean ${title}?`);
    const link = suggestion(page).getByRole('link', { name: `Did you mean ${title}?`, exact: true });
    await expect(link).toHaveAttribute('href', target);
    expect(watched.messages.filter((message) => message.includes(path))).toEqual([
      `error: 404: no page at ${path}`,
    ]);
  }
  expect(watched.scripts).toEqual([]);
  await suggestion(page).getByRole('link').click();
  await expect(page).toHaveURL('/contact');
});

test('nothing is suggested where nothing is near, and the way leads home', async ({ page, watched }) => {
  for (const path of ['/%F0%9F%98%80', '/%E0%A4%A', '/<img src=x onerror=alert(1)>', '/no-such-page']) {
    await getLost(page, path);
    await expect(suggestion(page)).toBeEmpty();
  }
  expect(watched.messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a suggestion moves nothing else, and the longest fits a small screen', async ({ page }) => {
  const button = page.getByRole('link', { name: 'Return to Home' });
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await page.goto('/no-such-page');
    const before = await button.boundingBox();
    expect(before).not.toBeNull();
    await page.goto('/pricng');
    await expect(suggestion(page)).not.toBeEmpty();
    expect(await button.boundingBox()).toEqual(before);
  }
  await page.setViewportSize(SMALL);
  await page.goto('/dpa-addendum');
  await expect(suggestion(page)).toHaveText('Did you mean Data Processing Addendum?');
  expect(await overflow(page)).toBe(0);
  expect(await objections(page)).toEqual([]);
});
