/** The menu of small screens. */
import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { tabThrough } from './keyboard.ts';
import { getEdges, findSmallTargets } from './layout.ts';
import { DESK, expect, PHONE, testWithSharedPage, SMALL, TABLET, test } from './site.ts';

const toggle = (page: Page) => page.locator('summary', { hasText: 'Menu' });
const panel = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true, viewport: PHONE });

  test('taps open and close the menu, and its links lead on', async ({ page }) => {
    await page.goto('/pricing');
    for (const isOpen of [true, false, true]) {
      await toggle(page).tap();
      await expect(panel(page)).toBeVisible({ visible: isOpen });
    }
    await panel(page).getByRole('link', { name: 'About' }).tap();
    await expect(page).toHaveURL('/about');
    await expect(panel(page)).toBeHidden();
  });
});

testWithSharedPage(
  'on small screens it is there instead of the bar, answers keys and zoom, and loads nothing',
  async ({ page, watched }) => {
    await page.goto('/services');
    await page.setViewportSize(DESK);
    await expect(toggle(page)).toBeHidden();
    await expect(bar(page)).toBeVisible();
    for (const size of [TABLET, SMALL]) {
      await page.setViewportSize(size);
      await expect(bar(page)).toBeHidden();
    }
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await expectAccessible(page, 'with the menu');
    expect(await findSmallTargets(page)).toEqual([]);

    // Tab leads from link to link, then on, and nothing that has the focus is covered.
    for (const link of await panel(page).getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(panel(page)).toBeHidden();
    await toggle(page).click();
    expect((await tabThrough(page)).problems).toEqual([]);
    await expect(panel(page)).toBeHidden();
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(panel(page)).toBeHidden();

    await toggle(page).click();
    await panel(page).getByRole('link', { name: 'Contact' }).focus();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    // The closed menu leaves the focus alone.
    const home = page.getByRole('banner').getByRole('link', { name: 'home' });
    await home.focus();
    await page.keyboard.press('Escape');
    await expect(home).toBeFocused();
    // A link that does not move the page closes the menu too.
    await toggle(page).click();
    await panel(page).getByRole('link', { name: 'Email' }).click();
    await expect(panel(page)).toBeHidden();
    await toggle(page).click();

    // Zoom to 400%.
    await page.setViewportSize({ width: 320, height: 256 });
    const header = await getEdges(page.getByRole('banner'));
    await expect(panel(page)).toBeVisible();
    for (const link of await panel(page).getByRole('link').all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 0.9 });
      expect((await getEdges(link)).top).toBeGreaterThanOrEqual(header.bottom);
    }
    expect(watched.scripts()).toEqual([]);
    expect(watched.messages).toEqual([]);
  },
);

test(
  'a click on it, beside it or on its link closes it, and it is closed on the way back',
  { tag: '@every-engine' },
  async ({ page }) => {
    await page.setViewportSize(SMALL);
    await page.goto('/services');
    await toggle(page).click();
    await panel(page).click({ position: { x: 5, y: 5 } });
    await expect(panel(page)).toBeVisible();
    // A click under the panel, at the edge, where no link is.
    await page.mouse.click(4, SMALL.height - 4);
    await expect(panel(page)).toBeHidden();
    await toggle(page).click();
    await panel(page).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await toggle(page).click();
    await expect(panel(page)).toBeVisible();
    await toggle(page).click();
    await expect(panel(page)).toBeHidden();
  },
);
