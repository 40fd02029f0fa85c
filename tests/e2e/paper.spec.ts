/** The plans on paper; that every page prints in black, without its navigation, is in every-page.spec.ts. */
import { PAPER } from './owed.ts';
import { expect, reusing as test } from './site.ts';

test('the plans print side by side on A4, on two pages at most', async ({ page }) => {
  await page.setViewportSize(PAPER);
  await page.goto('/pricing');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sheets = pdf.match(/\/Type \/Page\b/g)?.length;
  expect(sheets).toBeGreaterThanOrEqual(1);
  expect(sheets).toBeLessThanOrEqual(2);
  // A4, in points.
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[4-6](?:\.\d+)? 84[12](?:\.\d+)?\]/);
});
