/** Tests the menu of small screens. */
import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { tabThrough } from './keyboard.ts';
import { getEdges, findSmallTargets } from './layout.ts';
import { DESKTOP, expect, PHONE, testWithSharedPage, SMALL_PHONE, TABLET, test } from './site.ts';

const locateToggle = (page: Page) => page.locator('summary', { hasText: 'Menu' });
const locatePanel = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const locateBar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true, viewport: PHONE });

  test('taps open and close the menu, and its links work', async ({ page }) => {
    await page.goto('/pricing');
    for (const isOpen of [true, false, true]) {
      await locateToggle(page).tap();
      await expect(locatePanel(page)).toBeVisible({ visible: isOpen });
    }
    await locatePanel(page).getByRole('link', { name: 'About' }).tap();
    await expect(page).toHaveURL('/about');
    await expect(locatePanel(page)).toBeHidden();
  });
});

testWithSharedPage(
  'the menu replaces the bar on small screens, works with keyboard and zoom, and loads no script',
  async ({ page, watched }) => {
    await page.goto('/services');
    await page.setViewportSize(DESKTOP);
    await expect(locateToggle(page)).toBeHidden();
    await expect(locateBar(page)).toBeVisible();
    for (const size of [TABLET, SMALL_PHONE]) {
      await page.setViewportSize(size);
      await expect(locateBar(page)).toBeHidden();
    }
    await locateToggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(locatePanel(page)).toBeVisible();
    await expectAccessible(page, 'with the menu');
    expect(await findSmallTargets(page)).toEqual([]);

    // Tab moves through the links and then out of the menu, and the focused element is never covered.
    for (const link of await locatePanel(page).getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(locatePanel(page)).toBeHidden();
    await locateToggle(page).click();
    expect((await tabThrough(page)).problems).toEqual([]);
    await expect(locatePanel(page)).toBeHidden();
    await locateToggle(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(locatePanel(page)).toBeHidden();

    await locateToggle(page).click();
    await locatePanel(page).getByRole('link', { name: 'Contact' }).focus();
    await page.keyboard.press('Escape');
    await expect(locatePanel(page)).toBeHidden();
    await expect(locateToggle(page)).toBeFocused();
    // Escape does not move the focus if the menu is closed.
    const home = page.getByRole('banner').getByRole('link', { name: 'home' });
    await home.focus();
    await page.keyboard.press('Escape');
    await expect(home).toBeFocused();
    // A link that opens another app closes the menu too.
    await locateToggle(page).click();
    await locatePanel(page).getByRole('link', { name: 'Email' }).click();
    await expect(locatePanel(page)).toBeHidden();
    await locateToggle(page).click();

    // Zoom to 400%, and a small window whose header stays.
    for (const height of [256, 480]) {
      await page.setViewportSize({ width: 320, height });
      const header = await getEdges(page.getByRole('banner'));
      await expect(locatePanel(page)).toBeVisible();
      for (const link of await locatePanel(page).getByRole('link').all()) {
        await link.scrollIntoViewIfNeeded();
        await expect(link).toBeInViewport({ ratio: 0.9 });
        expect((await getEdges(link)).top).toBeGreaterThanOrEqual(header.bottom);
      }
    }
    expect(watched.scripts()).toEqual([]);
    expect(watched.messages).toEqual([]);
  },
);

test(
  'the menu ignores clicks on its panel, closes after other clicks and links, and is closed after Back',
  { tag: '@every-engine' },
  async ({ page }) => {
    await page.setViewportSize(SMALL_PHONE);
    await page.goto('/services');
    await locateToggle(page).click();
    await locatePanel(page).click({ position: { x: 5, y: 5 } });
    await expect(locatePanel(page)).toBeVisible();
    // Clicks below the panel, where there is no link.
    await page.mouse.click(4, SMALL_PHONE.height - 4);
    await expect(locatePanel(page)).toBeHidden();
    await locateToggle(page).click();
    await locatePanel(page).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(locatePanel(page)).toBeHidden();
    await locateToggle(page).click();
    await expect(locatePanel(page)).toBeVisible();
    await locateToggle(page).click();
    await expect(locatePanel(page)).toBeHidden();
  },
);
