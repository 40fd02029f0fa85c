/** The menu of small screens on its page; what it does by itself is in tests/islands. */
import type { Page } from 'playwright/test';
import { objections } from './accessible.ts';
import { edgesOf, smallTargets } from './layout.ts';
import { DESK, drawn, expect, PHONE, reusing, SMALL, TABLET, test } from './site.ts';

const toggle = (page: Page) => page.locator('summary', { hasText: 'Menu' });
const panel = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const LINKS = ['Home', 'About', 'Services', 'Pricing', 'Custom Quote', 'Contact', 'Get Started'];
const MENU_LINKS = [...LINKS, 'Call', 'WhatsApp', 'Email'];

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
      await expect(panel(page).getByRole('link')).toHaveText(MENU_LINKS);
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

reusing('its script comes with the focus, and it answers keys and zoom', async ({ page, watched }) => {
  await page.setViewportSize(SMALL);
  await page.goto('/services');
  await drawn(page);
  expect(watched.scripts).toEqual([]);
  // Not touched or pointed at before.
  await toggle(page).focus();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  expect(watched.scripts.some((path) => path.includes('nav-menu'))).toBe(true);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  expect(await objections(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);

  // Zoom to 400%.
  await page.setViewportSize({ width: 320, height: 256 });
  const header = await edgesOf(page.getByRole('banner'));
  await expect(panel(page).getByRole('link')).toHaveCount(MENU_LINKS.length);
  for (const link of await panel(page).getByRole('link').all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 0.9 });
    expect((await edgesOf(link)).top).toBeGreaterThanOrEqual(header.bottom);
  }
  expect(watched.messages).toEqual([]);
});

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
