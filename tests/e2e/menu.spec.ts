/** The menu of small screens, before and after its script; the bar of wide ones. */
import type { Page } from 'playwright/test';
import { DESK, expect, PHONE, SMALL, TABLET, test } from './site.ts';

const toggle = (page: Page) => page.locator('summary', { hasText: 'Menu' });
const panel = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

/** Until the script of the menu has come: it describes the toggle then. */
const alive = (page: Page) => expect(toggle(page)).toHaveAttribute('aria-expanded', /true|false/);

const LINKS = ['Home', 'About', 'Services', 'Pricing', 'Custom Quote', 'Contact', 'Get Started'];

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, hasTouch: true, viewport: PHONE });

    test('the first tap opens the menu, the second closes it, the third opens it', async ({ page }) => {
      await page.goto('/pricing');
      await expect(panel(page)).toBeHidden();
      await toggle(page).tap();
      await expect(panel(page)).toBeVisible();
      if (javaScriptEnabled) await alive(page);
      await expect(panel(page)).toBeVisible();
      await toggle(page).tap();
      await expect(panel(page)).toBeHidden();
      await toggle(page).tap();
      await expect(panel(page)).toBeVisible();
    });

    test('the menu holds every link and leads there', async ({ page }) => {
      await page.goto('/pricing');
      await toggle(page).tap();
      await expect(panel(page).getByRole('link')).toHaveText(LINKS);
      await panel(page).getByRole('link', { name: 'About' }).tap();
      await expect(page).toHaveURL('/about');
      await expect(panel(page)).toBeHidden();
    });
  });
}

test.describe('once its script has come', () => {
  test.use({ viewport: PHONE });

  test.beforeEach(async ({ page }) => {
    await page.goto('/pricing');
    await toggle(page).click();
    await alive(page);
  });

  test('the menu is still open', async ({ page, watched }) => {
    await expect(panel(page)).toBeVisible();
    await expect(panel(page).getByRole('link')).toHaveText(LINKS);
    expect(watched.messages).toEqual([]);
  });

  test('the toggle says whether it is open', async ({ page }) => {
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await toggle(page).press('Enter');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('choosing a link closes it, even where the page stays', async ({ page }) => {
    await page.evaluate(() => {
      addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
      });
    });
    await panel(page).getByRole('link', { name: 'About' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL('/pricing');
  });

  test('it is closed after going to a page and back', async ({ page }) => {
    await panel(page).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(page).toHaveURL('/pricing');
    await expect(panel(page)).toBeHidden();
    await toggle(page).click();
    await expect(panel(page)).toBeVisible();
  });

  test('Escape closes it and gives the focus back to the toggle', async ({ page }) => {
    await panel(page).getByRole('link', { name: 'Contact' }).focus();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  test('Escape leaves the focus where it is when the menu is closed', async ({ page }) => {
    await toggle(page).click();
    const link = page.getByRole('link', { name: 'Terms of Service' });
    await link.focus();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  test('a tap outside closes it, a tap beside its links does not', async ({ page }) => {
    const box = await panel(page).boundingBox();
    if (!box) throw new Error('The menu has no box');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height - 4);
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height + 40);
    await expect(panel(page)).toBeHidden();
  });

  test('it opens and closes as before', async ({ page }) => {
    for (let times = 0; times < 3; times += 1) {
      await toggle(page).click();
      await expect(panel(page)).toBeHidden();
      await toggle(page).click();
      await expect(panel(page)).toBeVisible();
    }
  });
});

test('the bar is for desks, the toggle for small screens', async ({ page }) => {
  await page.goto('/pricing');
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const size of [SMALL, TABLET]) {
    await page.setViewportSize(size);
    await expect(toggle(page)).toBeVisible();
    await expect(bar).toBeHidden();
  }
  await page.setViewportSize(DESK);
  await expect(toggle(page)).toBeHidden();
  await expect(bar.getByRole('link')).toHaveText(LINKS);
  for (const link of await bar.getByRole('link').all()) await expect(link).toBeVisible();
});
