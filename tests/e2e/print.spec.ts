/** On paper: the text, without navigation, on white. */
import { allPages } from '../routes.ts';
import { expect, overflow, test, visit } from './site.ts';

/** A4 without its margins, in CSS pixels: what is wider than this is cut off. */
const PAPER = { width: 672, height: 980 };

test('the plans print side by side, on two pages at most', async ({ page }) => {
  await page.setViewportSize(PAPER);
  await page.goto('/pricing');
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

for (const route of allPages) {
  test(`${route.path} prints its text without its navigation`, async ({ page }) => {
    await page.setViewportSize(PAPER);
    await visit(page, route);
    await page.emulateMedia({ media: 'print' });

    await expect(page.getByRole('main')).toBeVisible();
    // What the forms print, an estimate or an order, is their own.
    if (route.scripts !== 'form') await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeHidden();
    expect(await overflow(page)).toBe(0);

    const dark = await page.evaluate(
      () =>
        Array.from(document.querySelectorAll('body *')).filter((element) => {
          const { backgroundColor, color, display } = getComputedStyle(element);
          return display !== 'none' && (backgroundColor !== 'rgba(0, 0, 0, 0)' || color !== 'rgb(0, 0, 0)');
        }).length,
    );
    expect(dark).toBe(0);

    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)?.length ?? 0).toBeGreaterThanOrEqual(1);
    // A4, in points.
    expect(pdf).toMatch(/\/MediaBox \[0 0 59[4-6](?:\.\d+)? 84[12](?:\.\d+)?\]/);
  });
}
