/** The 404 page names the page that was meant, where one is near; it needs no file for that. */
import type { Page } from 'playwright/test';
import { unknown } from '../routes.ts';
import { objections } from './accessible.ts';
import { expect, overflow, reusing as test, SMALL } from './site.ts';

const suggestion = (page: Page) => page.locator('main [data-pages]');

const NEAR = [
  ['/About-Us.php', 'About us', '/about'],
  ['/dpa-addendum', 'Data Processing Addendum', '/dpa'],
] as const;

test('the page that was meant is named and reached, and the longest name fits a phone', async ({
  page,
  watched,
}) => {
  await page.setViewportSize(SMALL);
  for (const [path, title, target] of NEAR) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unknown.h1);
    const link = suggestion(page).getByRole('link', { name: `Did you mean ${title}?`, exact: true });
    await expect(link).toHaveAttribute('href', target);
    expect(watched.messages.filter((message) => message.includes(path))).toEqual([
      `error: 404: no page at ${path}`,
    ]);
  }
  expect(await overflow(page)).toBe(0);
  expect(await objections(page)).toEqual([]);
  expect(watched.scripts).toEqual([]);
  await suggestion(page).getByRole('link').click();
  await expect(page).toHaveURL('/dpa');
});

test('where no page is near nothing is suggested, and the way leads home', async ({ page, watched }) => {
  for (const path of ['/%F0%9F%98%80', '/%E0%A4%A', '/<img src=x onerror=alert(1)>', '/no-such-page']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(suggestion(page)).toBeEmpty();
  }
  expect(watched.messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});
