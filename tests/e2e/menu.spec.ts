/** The menu of small screens, before and after its script; the bar of wide ones. */
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

    test('the first tap opens the menu, the second closes it, the third opens it, and its links lead on', async ({
      page,
    }) => {
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
    });
  });
}

reusing(
  'once its script has come the menu is still open, says so, and is accessible',
  async ({ page, watched }) => {
    await page.setViewportSize(SMALL);
    await page.goto('/pricing');
    await drawn(page);
    expect(watched.scripts).toEqual([]);
    await openMenu(page);
    expect(watched.scripts.some((path) => path.includes('nav-menu'))).toBe(true);
    await expect(panel(page).getByRole('link')).toHaveText(LINKS);
    expect(await objections(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await toggle(page).press('Enter');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    for (let times = 0; times < 3; times += 1) {
      await toggle(page).click();
      await expect(panel(page)).toBeHidden();
      await toggle(page).click();
      await expect(panel(page)).toBeVisible();
    }
    expect(watched.messages).toEqual([]);
  },
);

reusing(
  'choosing a link closes the menu, even where the page stays, and after going back',
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/pricing');
    await openMenu(page);
    const link = panel(page).getByRole('link', { name: 'About' });
    await page.evaluate(() => {
      const stay = (event: Event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
      };
      addEventListener('click', stay, { once: true });
    });
    await link.click();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL('/pricing');
    await toggle(page).click();
    await link.click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(page).toHaveURL('/pricing');
    await expect(panel(page)).toBeHidden();
    await toggle(page).click();
    await expect(panel(page)).toBeVisible();
  },
);

reusing('Escape closes the open menu, and gives the focus back to the toggle', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/pricing');
  await openMenu(page);
  await panel(page).getByRole('link', { name: 'Contact' }).focus();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  const link = page.getByRole('link', { name: 'Terms of Service' });
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

reusing('a tap outside closes the menu, a tap beside its links does not', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/pricing');
  await openMenu(page);
  const box = await panel(page).boundingBox();
  if (!box) throw new Error('The menu has no box');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height - 4);
  await expect(panel(page)).toBeVisible();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height + 40);
  await expect(panel(page)).toBeHidden();
});

reusing('every link of the menu can be scrolled to at 400%', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/services');
  await openMenu(page);
  const header = await page.getByRole('banner').boundingBox();
  await expect(panel(page).getByRole('link')).toHaveCount(LINKS.length);
  for (const link of await panel(page).getByRole('link').all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 0.9 });
    expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  }
});

reusing('the bar is for desks, the toggle for small screens', async ({ page, watched }) => {
  await page.goto('/pricing');
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

reusing('in forced colours the menu’s icon and panel are drawn', async ({ page }) => {
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
});

reusing('in forced colours the active link differs from the others, and focus is seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize(DESK);
  await page.goto('/services');
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
  const [current, ...more] = looks.filter((link) => link.current);
  expect(more).toEqual([]);
  const others = looks.filter((link) => !link.current);
  expect(others.length).toBeGreaterThanOrEqual(5);
  for (const { look } of others) expect(look).not.toBe(current?.look);

  const link = bar(page).getByRole('link', { name: 'Pricing' });
  await link.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('outline-style', 'solid');
  await expect(link).toHaveCSS('outline-width', '3px');
});
