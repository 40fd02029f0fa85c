/** Tests the header, the skip link and the contents list of a document. */
import { getEdges } from './layout.ts';
import { doubleTextSize } from './paper-and-text-size.ts';
import {
  DESKTOP,
  expect,
  expectInView,
  measureOverflow,
  PHONE,
  setTextSize,
  SMALL_PHONE,
  testWithSharedPage as test,
} from './site.ts';

test('the header stays at the top, and does not cover the target of a link', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/terms#late-payment');
  const heading = page.getByRole('heading', { name: 'Late payment' });
  await expectInView(heading);
  const header = page.getByRole('banner');
  expect((await getEdges(heading)).top).toBeGreaterThanOrEqual((await getEdges(header)).bottom);
  // A sticky element leaves the window together with its parent, so the end of the page shows how long it
  // sticks.
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
    });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await expectInView(header);
    expect((await getEdges(header)).top).toBe(0);
    // No part of the page covers the header.
    const isHeaderOnTop = await page.evaluate(
      () => document.elementFromPoint(innerWidth / 2, 10)?.closest('header') !== null,
    );
    expect(isHeaderOnTop).toBe(true);
  }
  // On a phone held sideways the header scrolls away, because few lines fit.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(header).not.toBeInViewport();
});

test('the first Tab focuses the skip link, which focuses the content', async ({ page }) => {
  await page.goto('/services');
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await expectInView(skipLink);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('a document starts with its text on a phone, and its contents list can be unfolded', async ({
  page,
}) => {
  await page.setViewportSize(SMALL_PHONE);
  await page.goto('/terms');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const link = contents.getByRole('link', { name: 'Late payment' });
  await expect(link).toBeHidden();
  await expectInView(page.locator('.prose > h2').first());
  await contents.locator('summary').click();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Late payment' })).toBeInViewport();
  // A desktop shows the contents beside the text.
  await page.setViewportSize(DESKTOP);
  await page.reload();
  await expect(link).toBeVisible();
  await expect(contents.locator('summary')).toBeHidden();
});

test('the header has room for its name and menu at twice the text size', async ({ page }) => {
  await page.goto('/about');
  await doubleTextSize(page);
  const header = page.getByRole('banner');
  const brand = header.getByRole('link', { name: 'home' });
  // The name is either hidden or within the header.
  const nameEdges = await getEdges(brand.locator('span'));
  const isNameShown = nameEdges.top < (await getEdges(brand)).bottom;
  expect(
    isNameShown && nameEdges.bottom > (await getEdges(header)).bottom,
    'the name runs out of the header',
  ).toBe(false);
  const toggle = page.locator('summary', { hasText: 'Menu' });
  await expectInView(toggle);
  await toggle.click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  expect(await measureOverflow(page), 'with the menu').toBe(0);
  await setTextSize(page, 16);
});
