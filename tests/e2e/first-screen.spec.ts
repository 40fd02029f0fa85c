/** Tests that visitors find what they come for without scrolling. */
import { readTestData } from '#support/test-data.ts';
import { DESKTOP, expect, PHONE, testWithSharedPage as test } from './site.ts';

interface FirstScreen {
  readonly path: string;
  readonly onDesktop: readonly string[];
  readonly onPhone: readonly string[];
}

for (const { path, onDesktop, onPhone } of readTestData<FirstScreen[]>(import.meta.url))
  test(`${path} has its main elements on the first screen`, async ({ page }) => {
    for (const [size, selectors] of [
      [DESKTOP, onDesktop],
      [PHONE, onPhone],
    ] as const) {
      await page.setViewportSize(size);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      // Every visible element of the selector is whole on the first screen, and there is at least one.
      for (const selector of selectors) {
        const visibleElements = page.locator(selector).filter({ visible: true });
        await expect(visibleElements.first(), selector).toBeVisible();
        for (const element of await visibleElements.all())
          await expect(element, `${selector} at ${size.width} px`).toBeInViewport({ ratio: 1 });
      }
    }
  });
