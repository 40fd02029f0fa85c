/**
 * Every page works if storage is denied or full. The gate tests quotes, orders and messages without storage.
 */
import { allPages } from '../routes.ts';
import { waitForHydration, denyStorage, fillStorage } from '../e2e/quote-page.ts';
import { expect, test } from '../e2e/site.ts';

for (const [state, refuse] of [
  ['denied', denyStorage],
  ['full', fillStorage],
] as const) {
  test(`with storage ${state} every page shows its heading, and nothing fails`, async ({ page, watched }) => {
    await refuse(page);
    expect(allPages.length).toBeGreaterThan(15);
    for (const { path, h1, leadsTo } of allPages) {
      await page.goto(path);
      // The checkout has nothing to show.
      if (leadsTo !== undefined) {
        await page.waitForURL(leadsTo);
        continue;
      }
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    }
    expect(watched.messages.filter((message) => !message.includes('404'))).toEqual([]);
  });
}
