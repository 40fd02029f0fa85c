/** Zoom to 400% of a 1280 × 1024 window leaves 320 × 256: nothing is cut off, nothing needs sideways scrolling. */
import type { Page } from 'playwright/test';
import { allPages } from '../routes.ts';
import { expect, overflow, test, visit } from './site.ts';

test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

/** Texts that reach beyond the window's edge, outside of tables that scroll by themselves. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (
        !text ||
        !parent?.checkVisibility({ visibilityProperty: true }) ||
        parent.closest('.sr-only, .skip-link, svg, script, noscript')
      )
        continue;
      if (parent.closest('[aria-hidden="true"]')) continue;
      let scroller: Element | null = parent;
      while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowX))
        scroller = scroller.parentElement;
      if (scroller && scroller !== document.documentElement) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, width } of range.getClientRects()) {
        if (width > 0 && (left < -0.5 || right > innerWidth + 0.5)) found.push(text.slice(0, 60));
      }
    }
    return found;
  });

for (const route of allPages) {
  test(`${route.path} loses nothing at 400%`, async ({ page }) => {
    await visit(page, route);
    expect(await overflow(page)).toBe(0);
    expect(await cutOff(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('every link of the menu can be scrolled to at 400%', async ({ page }) => {
  await page.goto('/services');
  await page.locator('summary', { hasText: 'Menu' }).click();
  const header = await page.getByRole('banner').boundingBox();
  for (const link of await page.getByRole('navigation', { name: 'Menu' }).getByRole('link').all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 0.9 });
    expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  }
});

test('the header leaves room for the page at 400%', async ({ page }) => {
  await page.goto('/terms');
  const box = await page.getByRole('banner').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(256 / 3);
});
