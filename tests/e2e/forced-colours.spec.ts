/** High contrast themes replace every colour: shapes must not depend on backgrounds. */
import type { Locator } from 'playwright/test';
import { DESK, expect, PHONE, test } from './site.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

/** An edge that is drawn, in another colour than what it lies on. */
const edge = (element: Locator, side: 'top' | 'bottom') =>
  element.evaluate((node, where) => {
    const style = getComputedStyle(node);
    const colour = style.getPropertyValue(`border-${where}-color`);
    return {
      drawn: style.getPropertyValue(`border-${where}-style`) !== 'none',
      width: Number.parseFloat(style.getPropertyValue(`border-${where}-width`)),
      stands: colour !== style.backgroundColor && colour !== getComputedStyle(document.body).backgroundColor,
    };
  }, side);

const seen = async (element: Locator, side: 'top' | 'bottom', least = 1) => {
  const { drawn, width, stands } = await edge(element, side);
  expect([drawn, width >= least, stands]).toEqual([true, true, true]);
};

for (const path of ['/', '/pricing', '/checkout/failure', '/no-such-page']) {
  test(`buttons on ${path} keep their outline`, async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto(path);
    const buttons = await page.locator('.button:visible').all();
    expect(buttons.length).toBeGreaterThan(0);
    for (const button of buttons) {
      await seen(button, 'top');
      await seen(button, 'bottom');
    }
  });
}

test('the header keeps its edge', async ({ page }) => {
  await page.goto('/services');
  await seen(page.getByRole('banner'), 'bottom');
});

test('the menu’s icon is drawn, closed and open', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/services');
  const icon = page.locator('.menu-icon');
  await expect(icon).toBeVisible();
  await seen(icon, 'top', 2);
  await seen(icon, 'bottom', 2);
  await page.locator('summary', { hasText: 'Menu' }).click();
  const strokes = await icon.evaluate((node) => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    const { borderTopColor } = getComputedStyle(node);
    const { backgroundColor } = getComputedStyle(node, '::before');
    return [borderTopColor, backgroundColor].filter(
      (colour) => colour !== canvas && !colour.endsWith(', 0)'),
    );
  });
  expect(strokes.length).toBeGreaterThan(0);
  await seen(page.getByRole('navigation', { name: 'Menu' }), 'bottom');
});

test('the active link still differs from the others', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/services');
  const looks = (link: Locator) =>
    link.evaluate((node) => {
      const { borderBottomColor, borderBottomStyle, borderBottomWidth, fontWeight, textDecorationLine } =
        getComputedStyle(node);
      return [borderBottomColor, borderBottomStyle, borderBottomWidth, fontWeight, textDecorationLine].join(
        ' ',
      );
    });
  const bar = page.getByRole('navigation', { name: 'Main' });
  const current = await looks(bar.locator('[aria-current]'));
  for (const other of await bar.locator('li a:not([aria-current])').all())
    expect(await looks(other)).not.toBe(current);
});

test('focus is seen', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/services');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' });
  await link.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('outline-style', 'solid');
  await expect(link).toHaveCSS('outline-width', '3px');
});

test('the plan that is most popular keeps its heavier edge', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/pricing');
  await seen(page.locator('.plan-featured'), 'bottom', 2);
});
