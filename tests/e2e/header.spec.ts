/** The bar stays in sight, and the keyboard can jump past it. */
import type { Page } from 'playwright/test';
import { DESK, expect, PHONE, reusing, test } from './site.ts';

reusing('the header stays at the top after scrolling', async ({ page }) => {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await page.goto('/terms');
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
    });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    const header = page.getByRole('banner');
    await expect(header).toBeInViewport({ ratio: 1 });
    expect((await header.boundingBox())?.y).toBe(0);
    // Nothing of the page lies over it.
    const onTop = await page.evaluate(
      () => document.elementFromPoint(innerWidth / 2, 10)?.closest('header') !== null,
    );
    expect(onTop).toBe(true);
  }
});

async function skipsToContent(page: Page) {
  await page.goto('/services');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
}

reusing('the first Tab reaches the skip link, which leads to the content', async ({ page }) => {
  await skipsToContent(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first Tab reaches the skip link, which leads to the content', async ({ page }) => {
    await skipsToContent(page);
  });
});

reusing('a link to a section leaves its heading in sight below the header', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/terms#late-payment');
  const heading = page.getByRole('heading', { name: 'Late payment' });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});
