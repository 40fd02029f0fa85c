/** Tests the menu of small screens. */
import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { getEdges, listSmallTargets } from './layout.ts';
import { DESKTOP, expect, PHONE, testWithSharedPage, SMALL_PHONE, TABLET, test } from './site.ts';

const locateToggle = (page: Page) => page.locator('summary', { hasText: 'Menu' });
const locatePanel = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const locateLink = (page: Page, name: string) => locatePanel(page).getByRole('link', { name });
const locateHeaderLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const pressToggle = (page: Page) => locateToggle(page).click();
const expectOpen = (page: Page) => expect(locatePanel(page)).toBeVisible();
const expectClosed = (page: Page) => expect(locatePanel(page)).toBeHidden();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true, viewport: PHONE });

  test('taps open and close the menu, and its links work', async ({ page }) => {
    await page.goto('/pricing');
    for (const isOpen of [true, false, true]) {
      await locateToggle(page).tap();
      await expect(locatePanel(page)).toBeVisible({ visible: isOpen });
    }
    await locateLink(page, 'About').tap();
    await expect(page).toHaveURL('/about');
    await expectClosed(page);
  });
});

testWithSharedPage(
  'a menu replaces the header links on small screens, and works with keyboard and zoom',
  async ({ page, pageLog }) => {
    await page.goto('/services');
    await page.setViewportSize(DESKTOP);
    await expect(locateToggle(page)).toBeHidden();
    await expect(locateHeaderLinks(page)).toBeVisible();
    for (const size of [TABLET, SMALL_PHONE]) {
      await page.setViewportSize(size);
      await expect(locateHeaderLinks(page)).toBeHidden();
    }
    await locateToggle(page).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page);
    await expectAccessible(page, 'with the menu');
    expect(await listSmallTargets(page)).toEqual([]);

    // Tab moves through the links and then out of the menu. The menu then closes, so that it covers nothing.
    for (const link of await locatePanel(page).getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expectClosed(page);
    await locateToggle(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expectClosed(page);

    await pressToggle(page);
    await locateLink(page, 'Contact').focus();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(locateToggle(page)).toBeFocused();
    // Escape has other uses, so it must not move the focus while the menu is closed.
    const home = page.getByRole('banner').getByRole('link', { name: 'home' });
    await home.focus();
    await page.keyboard.press('Escape');
    await expect(home).toBeFocused();
    // A link that opens another app leaves this page open, so the menu has to close.
    await pressToggle(page);
    await locateLink(page, 'Email').click();
    await expectClosed(page);
    await pressToggle(page);

    // The first window is one at 400% zoom. The second is not tall, but the header still stays at its top.
    for (const height of [256, 480]) {
      await page.setViewportSize({ width: 320, height });
      const header = await getEdges(page.getByRole('banner'));
      await expectOpen(page);
      for (const link of await locatePanel(page).getByRole('link').all()) {
        await link.scrollIntoViewIfNeeded();
        await expect(link).toBeInViewport({ ratio: 0.9 });
        expect((await getEdges(link)).top).toBeGreaterThanOrEqual(header.bottom);
      }
    }
    expect(pageLog.messages).toEqual([]);
  },
);

test(
  'the menu closes only after a click outside of it or on a link, and is closed after Back',
  { tag: '@every-engine' },
  async ({ page }) => {
    await page.setViewportSize(SMALL_PHONE);
    await page.goto('/services');
    await pressToggle(page);
    await locatePanel(page).click({ position: { x: 5, y: 5 } });
    await expectOpen(page);
    // The click is outside the panel, where the page has no link.
    await page.mouse.click(4, SMALL_PHONE.height - 4);
    await expectClosed(page);
    await pressToggle(page);
    await locateLink(page, 'About').click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expectClosed(page);
    await pressToggle(page);
    await expectOpen(page);
    await pressToggle(page);
    await expectClosed(page);
  },
);
