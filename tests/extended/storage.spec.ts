/**
 * Tests every page with denied and with full storage. The other browser tests order and send without storage.
 */
import { scrollThrough } from '../e2e/layout.ts';
import { denyStorage, fillStorage, waitForHydration } from '../e2e/quote-page.ts';
import { expect, locateHeading, test } from '../e2e/site.ts';
import { allPages, unknownRoute } from '../routes.ts';

for (const limitStorage of [denyStorage, fillStorage])
  test(`every page works after ${limitStorage.name}`, { tag: '@every-engine' }, async ({ page, watched }) => {
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
    expect(watched.messages.filter((message) => !message.includes('404'))).toEqual([]);
  });
