/** The edge of each control can be seen, and shows which field has an error: WCAG 1.4.11. */
import { findEdgeless, findFaintRings, findUnmarked } from './contrast.ts';
import { storeQuote, storeTexts, waitForHydration } from './quote-page.ts';
import { DESKTOP, expect, testWithSharedPage as test } from './site.ts';

/** In forced colours the browser draws the edges of boxes. */
const COLOURS = [
  [{ forcedColors: 'active' }, ':is(input:not([type=checkbox], [type=range]), select, textarea)'],
  [{ colorScheme: 'dark' }, ':is(input:not([type=range]), select, textarea)'],
  [{}, ':is(input:not([type=range]), select, textarea)'],
] as const;

for (const [path, send] of [
  ['/contact', 'Send Message'],
  ['/custom-quote', undefined],
  ['/checkout', 'Complete Payment'],
] as const)
  test(`every control of ${path} has an edge, and one with an error differs, by day, night and in forced colours`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await storeQuote(page);
    const quote = { version: 1, selection: [['vpn-setup', 2]], custom: { name: '', price: '' } };
    await storeTexts(page, { quoteBuilder: JSON.stringify(quote) });
    await page.goto(path);
    await waitForHydration(page);
    for (const [colours, controls] of COLOURS) {
      await page.emulateMedia({ forcedColors: null, colorScheme: null, ...colours });
      const { count, without } = await findEdgeless(page, controls, ['top', 'bottom']);
      expect(without, JSON.stringify(colours)).toEqual([]);
      expect(count).toBeGreaterThan(1);
    }
    await page.keyboard.press('Tab');
    expect(await findFaintRings(page)).toEqual([]);
    if (send === undefined) return;
    await page.getByRole('button', { name: send }).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    for (const [colours] of COLOURS) {
      await page.emulateMedia({ forcedColors: null, colorScheme: null, ...colours });
      expect(await findUnmarked(page, '.input[aria-invalid="true"]', 'aria-invalid')).toEqual([]);
    }
  });
