/** The menu of small screens on its page; what it does by itself is in tests/islands. */
import type { Page } from 'playwright/test';
import { objections } from './accessible.ts';
import { edgeless } from './edges.ts';
import { smallTargets } from './layout.ts';
import { openMenu } from './owed.ts';
import { DESK, drawn, expect, PHONE, reusing, SMALL, TABLET, test } from './site.ts';

const toggle = (page: Page) => page.locator('summary', { hasText: 'Menu' });
const panel = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const LINKS = ['Home', 'About', 'Services', 'Pricing', 'Custom Quote', 'Contact', 'Get Started'];

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, hasTouch: true, viewport: PHONE });

    test('taps open and close the menu from the first one on, and its links lead on', async ({ page }) => {
      await page.goto('/pricing');
      await expect(panel(page)).toBeHidden();
      await toggle(page).tap();
      await expect(panel(page)).toBeVisible();
      if (javaScriptEnabled) await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(panel(page)).toBeVisible();
      await toggle(page).tap();
      await expect(panel(page)).toBeHidden();
      await toggle(page).tap();
      await expect(panel(page).getByRole('link')).toHaveText(LINKS);
      await panel(page).getByRole('link', { name: 'About' }).tap();
      await expect(page).toHaveURL('/about');
      await expect(panel(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL('/pricing');
      await toggle(page).tap();
      await expect(panel(page)).toBeVisible();
    });
  });
}

reusing(
  'its script comes with the first click, and it answers keys, taps and zoom',
  async ({ page, watched }) => {
    await page.setViewportSize(SMALL);
    await page.goto('/services');
    await drawn(page);
    expect(watched.scripts).toEqual([]);
    await openMenu(page);
    expect(watched.scripts.some((path) => path.includes('nav-menu'))).toBe(true);
    expect(await objections(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await openMenu(page);
    const box = await panel(page).boundingBox();
    if (!box) throw new Error('The menu has no box');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height - 4);
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height + 40);
    await expect(panel(page)).toBeHidden();

    // Zoom to 400%.
    await page.setViewportSize({ width: 320, height: 256 });
    await openMenu(page);
    const header = await page.getByRole('banner').boundingBox();
    await expect(panel(page).getByRole('link')).toHaveCount(LINKS.length);
    for (const link of await panel(page).getByRole('link').all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 0.9 });
      expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
    }
    expect(watched.messages).toEqual([]);
  },
);

reusing('the bar is for desks, the toggle for small screens', async ({ page, watched }) => {
  await page.goto('/services');
  for (const size of [SMALL, TABLET]) {
    await page.setViewportSize(size);
    await expect(toggle(page)).toBeVisible();
    await expect(bar(page)).toBeHidden();
  }
  await page.setViewportSize(DESK);
  await expect(toggle(page)).toBeHidden();
  await expect(bar(page).getByRole('link')).toHaveText(LINKS);
  for (const link of await bar(page).getByRole('link').all()) {
    await expect(link).toBeVisible();
    await link.hover();
    await link.focus();
  }
  await drawn(page);
  expect(watched.scripts, 'the script of the menu').toEqual([]);
});

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
