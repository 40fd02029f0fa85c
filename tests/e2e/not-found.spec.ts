/** The 404 page names the page that was meant, where one is near; it needs no file for that, and no script to be read. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { DESK, expect, overflow, PHONE, SMALL, test } from './site.ts';

const suggestion = (page: Page) => page.getByRole('main').getByRole('status');

const NEAR = [
  ['/pricng', 'Transparent Pricing', '/pricing'],
  ['/About-Us.php', 'About us', '/about'],
  ['/terms-of-service', 'Terms of Service', '/terms'],
  ['/cloud', 'Cloud & Server Management', '/services/cloud-server-management'],
  ['/services/printers', 'Our Services', '/services'],
  ['/chekout', 'Secure Checkout', '/checkout'],
] as const;

for (const [path, title, target] of NEAR) {
  test(`${path} asks whether ${target} was meant`, async ({ page, watched }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(suggestion(page)).toHaveText(`Did you mean ${title}?`);
    const link = suggestion(page).getByRole('link', { name: title, exact: true });
    await expect(link).toHaveAttribute('href', target);
    expect(watched.scripts).toEqual([]);
    expect(watched.messages.filter((message) => message.includes(`404: no page at ${path}`))).toHaveLength(1);
  });
}

test('the suggestion leads to the page that it names', async ({ page }) => {
  await page.goto('/contcat');
  await suggestion(page).getByRole('link').click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
});

for (const path of [
  '/no-such-page',
  '/wp-admin/setup.php',
  '/%F0%9F%98%80',
  '/%E0%A4%A',
  '/<img src=x onerror=alert(1)>',
]) {
  test(`nothing is suggested for ${path}`, async ({ page, watched }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(suggestion(page)).toBeEmpty();
    expect(watched.messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
  });
}

test('nothing else moves when the suggestion comes', async ({ page }) => {
  const button = page.getByRole('link', { name: 'Return to Home' });
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await page.goto('/no-such-page');
    const before = await button.boundingBox();
    await page.goto('/pricng');
    await expect(suggestion(page)).not.toBeEmpty();
    expect(await button.boundingBox()).toEqual(before);
  }
});

test('the longest suggestion fits a small screen and is accessible', async ({ page }) => {
  await page.setViewportSize(SMALL);
  await page.goto('/dpa-addendum');
  await expect(suggestion(page)).toHaveText('Did you mean Data Processing Addendum?');
  expect(await overflow(page)).toBe(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete and suggests nothing', async ({ page }) => {
    await page.goto('/pricng');
    await expect(suggestion(page)).toBeEmpty();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  });
});

test('a text twin is served as Markdown in UTF-8', async ({ request }) => {
  const response = await request.get('/pricing.md');
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await response.text()).toContain('What’s Included');
});
