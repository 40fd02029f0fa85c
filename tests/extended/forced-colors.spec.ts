/** High contrast themes replace every colour: the header's parts and the plans must still differ. */
import type { Page } from 'playwright/test';
import { edgeless } from '../e2e/edges.ts';
import { DESK, expect, PHONE, reusing } from '../e2e/site.ts';

const toggle = (page: Page) => page.locator('summary', { hasText: 'Menu' });
const panel = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

reusing(
  'in forced colours the menu is drawn, the active link and the featured plan differ, and focus is seen',
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize(PHONE);
    await page.goto('/services');
    const closed = await edgeless(page, '.menu-icon', ['top', 'bottom'], 2);
    expect(closed).toEqual({ count: 1, without: [] });
    await toggle(page).click();
    const strokes = await page.locator('.menu-icon').evaluate((node) => {
      const canvas = getComputedStyle(document.body).backgroundColor;
      const { borderTopColor } = getComputedStyle(node);
      const { backgroundColor } = getComputedStyle(node, '::before');
      return [borderTopColor, backgroundColor].filter(
        (colour) => colour !== canvas && !colour.endsWith(', 0)'),
      );
    });
    expect(strokes.length).toBeGreaterThan(0);
    await expect(panel(page)).toBeVisible();
    const open = await edgeless(page, 'nav[aria-label="Menu"]', ['bottom']);
    expect(open).toEqual({ count: 1, without: [] });

    await page.setViewportSize(DESK);
    const looks = await bar(page)
      .locator('li a')
      .evaluateAll((links) =>
        links.map((link) => {
          const { borderBottom, fontWeight, textDecorationLine } = getComputedStyle(link);
          return {
            current: link.hasAttribute('aria-current'),
            look: [borderBottom, fontWeight, textDecorationLine].join(),
          };
        }),
      );
    const current = looks.filter((link) => link.current);
    expect(current).toHaveLength(1);
    const others = looks.filter((link) => !link.current);
    expect(others.length).toBeGreaterThanOrEqual(5);
    for (const { look } of others) expect(look).not.toBe(current[0]?.look);

    const link = bar(page).getByRole('link', { name: 'Pricing' });
    await link.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeFocused();
    await expect(link).toHaveCSS('outline-style', 'solid');
    await expect(link).toHaveCSS('outline-width', '3px');
    await page.goto('/pricing');
    expect(await edgeless(page, '.plan-featured', ['bottom'], 2)).toEqual({ count: 1, without: [] });
  },
);
