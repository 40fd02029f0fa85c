/** Low windows, large text, more contrast and high contrast themes, where a quote is built. */
import { findEdgeless } from '../e2e/contrast.ts';
import { expect, measureOverflow, PHONE, setTextSize, test } from '../e2e/site.ts';

test.use({ viewport: PHONE });

test('in a low window neither header nor bar stays', async ({ page, quote }) => {
  await page.setViewportSize({ width: 800, height: 360 });
  await quote.open();
  await quote.tick('Cloud Migration', 'VPN Setup');
  const parts = [page.getByRole('banner'), page.locator('.bottom-bar')];
  for (const part of parts) await expect(part).toHaveCSS('position', 'static');
  await page.setViewportSize(PHONE);
  for (const part of parts) await expect(part).toHaveCSS('position', 'sticky');
});

test('at twice the text size a ticked row fits, and its slider can be dragged', async ({ page, quote }) => {
  await quote.open();
  await setTextSize(page, 32);
  await quote.tick('VPN Setup', 'Server Management');
  expect(await measureOverflow(page)).toBe(0);
  const slider = await quote.slider('VPN Setup').boundingBox();
  expect(slider?.width).toBeGreaterThan(150);
});

test('in forced colours bar, ticked row and plans have edges', async ({ page, quote }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await quote.open();
  await quote.tick('Cloud Migration');
  expect(await findEdgeless(page, '.bottom-bar', ['top'])).toEqual({ count: 1, without: [] });
  expect(await findEdgeless(page, '.bottom-bar a', ['top', 'bottom'])).toEqual({ count: 1, without: [] });
  await expect(page.locator('.catalogue-row:has(:checked)')).toHaveCSS('border-left-width', '4px');
  await page.goto('/pricing');
  expect(await findEdgeless(page, '.plan-layer', ['top'], 2)).toEqual({ count: 3, without: [] });
});

test('where more contrast is wanted quiet text is as strong as any', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/contact');
  const quiet = page.locator('main .text-slate').first();
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(quiet).toHaveCSS('color', ink);
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect(quiet).not.toHaveCSS('color', ink);
});
