/** The menu of small screens. */
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

  test('taps open and close the menu, and its links lead on', async ({ page }) => {
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
  'on small screens it is there instead of the bar, answers keys and zoom, and loads nothing',
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

    // Tab leads from link to link, then on, and nothing that has the focus is covered.
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
    // The closed menu leaves the focus alone.
    const home = page.getByRole('banner').getByRole('link', { name: 'home' });
    await home.focus();
    await page.keyboard.press('Escape');
    await expect(home).toBeFocused();
    // A link that does not move the page closes the menu too.
    await locateToggle(page).click();
    await locatePanel(page).getByRole('link', { name: 'Email' }).click();
    await expect(locatePanel(page)).toBeHidden();
    await locateToggle(page).click();

    // Zoom to 400%.
    await page.setViewportSize({ width: 320, height: 256 });
    const header = await getEdges(page.getByRole('banner'));
    await expect(locatePanel(page)).toBeVisible();
    for (const link of await locatePanel(page).getByRole('link').all()) {
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
    await page.setViewportSize(SMALL_PHONE);
    await page.goto('/services');
    await locateToggle(page).click();
    await locatePanel(page).click({ position: { x: 5, y: 5 } });
    await expect(locatePanel(page)).toBeVisible();
    // A click under the panel, at the edge, where no link is.
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
