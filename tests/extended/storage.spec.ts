/** Storage that is denied or full, on every page. Quotes, orders and messages without it are in the gate. */
import { allPages } from '../routes.ts';
import { awake, denyStorage, fillStorage } from '../e2e/quote-page.ts';
import { expect, test } from '../e2e/site.ts';

for (const [mood, refuse] of [
  ['denied', denyStorage],
  ['full', fillStorage],
] as const) {
  test(`with storage ${mood} every page shows its heading, and nothing fails`, async ({ page, watched }) => {
    await refuse(page);
    expect(allPages.length).toBeGreaterThan(15);
    for (const { path, h1, leadsTo } of allPages) {
      await page.goto(path);
      // The checkout has nothing to show.
      if (leadsTo !== undefined) {
        await page.waitForURL(leadsTo);
        continue;
      }
      await awake(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    }
    expect(watched.messages.filter((message) => !message.includes('404'))).toEqual([]);
  });
}
