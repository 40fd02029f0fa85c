/** The bar stays in sight and covers nothing that was asked for, and the keyboard can jump past it. */
import { edgesOf } from './layout.ts';
import { DESK, expect, PHONE, reusing } from './site.ts';

reusing('the header stays at the top, above what a link leads to', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/terms#late-payment');
  const heading = page.getByRole('heading', { name: 'Late payment' });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const header = page.getByRole('banner');
  expect((await edgesOf(heading)).top).toBeGreaterThanOrEqual((await edgesOf(header)).bottom);
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
    });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await expect(header).toBeInViewport({ ratio: 1 });
    expect((await edgesOf(header)).top).toBe(0);
    // Nothing of the page lies over it.
    const onTop = await page.evaluate(
      () => document.elementFromPoint(innerWidth / 2, 10)?.closest('header') !== null,
    );
    expect(onTop).toBe(true);
  }
});

reusing('the first Tab reaches the skip link, which leads to the content', async ({ page }) => {
  await page.goto('/services');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});
