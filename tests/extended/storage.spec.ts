/**
 * Every page works if storage is denied or full. The gate tests quotes, orders and messages without storage.
 */
import { scrollThrough } from '../e2e/layout.ts';
import { denyStorage, fillStorage, waitForHydration } from '../e2e/quote-page.ts';
import { expect, locateHeading, test } from '../e2e/site.ts';
import { allPages, unknownRoute } from '../routes.ts';

for (const refuse of [denyStorage, fillStorage])
  test(
    `every page is shown down to its end, and nothing fails: ${refuse.name}`,
    { tag: '@every-engine' },
    async ({ page, watched }) => {
      test.slow();
      await refuse(page);
      for (const route of allPages) {
        const response = await page.goto(route.path);
        // The checkout has nothing to show.
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
    },
  );
