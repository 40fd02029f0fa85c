/** Where a page has no drawing it begins with its words. */
import { expect, reusing as test } from './site.ts';

for (const [address, most] of [
  ['/terms', 262],
  ['/questions', 250],
] as const)
  test(`on a phone ${address} begins with its words`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    const hero = await page.locator('main > *').first().boundingBox();
    expect(hero?.height).toBeLessThanOrEqual(most);
  });
