/** Tests which drawings are visible, that they do not block links, and where their numbers lead. */
import { DESKTOP, expect, expectInView, PHONE, testWithSharedPage as test } from './site.ts';

test('each screen shows the drawing that fits, and drawings do not block clicks', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  const mapImage = await page
    .locator('.home-map')
    .evaluate((node) => getComputedStyle(node, '::before').content);
  expect(mapImage).toMatch(/url\(.*home-map.*\.svg/);

  // A click in the corner of an item opens its page, whatever is drawn there.
  await page.goto('/services');
  await page
    .getByRole('region', { name: 'Services' })
    .getByRole('listitem')
    .first()
    .click({ position: { x: 9, y: 9 } });
  await expect(page).toHaveURL('/services/cloud-server-management');
  const largeDrawing = page.getByRole('img', { name: /^A rack from the front/ });
  await expect(largeDrawing).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(largeDrawing).toBeHidden();
  await expect(page.locator('main svg.drawing').first()).toBeVisible();
});

test('forced colours hide the map of the office', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('.map-crop')).toBeVisible();
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.locator('.map-crop')).toBeHidden();
});

test('a number on a drawing links to its item', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/services/cloud-server-management');
  await page.locator('.sheet-tags a').nth(2).click();
  await expect(page).toHaveURL(/#item-3$/);
  await expectInView(page.locator('#item-3'));
});
