/** The drawings are behind and beside the words, never over them, in the visitor's own colours too. */
import { DESK, expect, PHONE, reusing as test } from './site.ts';

test('nothing is drawn over what can be pressed, and each screen gets the sheet that it has room for', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.goto('/');
  for (const name of ['Build My Package', 'Get a Quote']) {
    await page.getByRole('link', { name }).click({ trial: true });
  }
  const map = await page.locator('.home-map').evaluate((node) => getComputedStyle(node, '::before').content);
  expect(map).toMatch(/url\(.*home-map.*\.svg/);

  await page.goto('/services');
  await page
    .locator('li.service-row')
    .first()
    .click({ position: { x: 9, y: 9 } });
  await expect(page).toHaveURL('/services/cloud-server-management');
  const sheet = page.getByRole('img', { name: /^A rack from the front/ });
  await expect(sheet).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(sheet).toBeHidden();
  await expect(page.locator('main svg.drawing').first()).toBeVisible();
});

test('no label of the map of distances touches another', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/where-we-work');
  const touching = await page.locator('.reach-map text').evaluateAll((labels) => {
    const boxes = labels.map((label) => [label.textContent, label.getBoundingClientRect()] as const);
    return boxes.flatMap(([name, a], index) =>
      boxes
        .slice(index + 1)
        .filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map(([other]) => `${name} and ${other}`),
    );
  });
  expect(touching).toEqual([]);
});
