/**
 * Tests every page with denied and with full storage. tests/islands and tests/stores test what a visitor can
 * still do without storage.
 */
import type { Page } from 'playwright/test';
import { scrollThrough } from '../e2e/layout.ts';
import { waitForHydration } from '../e2e/quote-page.ts';
import { expect, locateHeading, test } from '../e2e/site.ts';
import { allPages, unknownRoute } from '../routes.ts';

/** Denies access to storage, as a browser that blocks all cookies does. */
const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });

/** Makes storage full: it can be read, but every write throws. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

for (const [storage, limitStorage] of Object.entries({ denied: denyStorage, full: fillStorage }))
  test(`every page works with ${storage} storage`, { tag: '@every-engine' }, async ({ page, pageLog }) => {
    test.slow();
    await limitStorage(page);
    for (const route of allPages) {
      const response = await page.goto(route.path);
      // The checkout redirects, because there is no quote.
      if (route.redirectsTo !== undefined) {
        await page.waitForURL(route.redirectsTo);
        continue;
      }
      expect(response?.status()).toBe(route === unknownRoute ? 404 : 200);
      await waitForHydration(page);
      await expect(locateHeading(page)).toHaveText(route.h1);
      await scrollThrough(page);
      await expect(page.locator('.reveal-waiting')).toHaveCount(0);
    }
    expect(pageLog.messages.filter((message) => !message.includes('404'))).toEqual([]);
  });
