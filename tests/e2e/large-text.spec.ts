/** A browser whose own text size is twice the usual, on a small phone. Zoom is another setting: see zoom.spec.ts. */
import { SITE } from './addresses.ts';
import { expect, overflow, SMALL, test as base } from './site.ts';

const test = base.extend({
  // A browser of its own, for the setting is the browser's.
  page: async ({ playwright, launchOptions }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: ['--blink-settings=defaultFontSize=32'],
    });
    await use(await browser.newPage({ baseURL: SITE, viewport: SMALL }));
    await browser.close();
  },
});

for (const path of ['/', '/pricing', '/custom-quote', '/contact', '/terms']) {
  test(`${path} fits a small phone at twice the text size, and its menu opens`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await overflow(page)).toBe(0);
    const toggle = page.locator('summary', { hasText: 'Menu' });
    await expect(toggle).toBeInViewport({ ratio: 1 });
    await toggle.click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  });
}
