/** Tests that the edge of each control is visible and marks a field with an error: WCAG 1.4.11. */
import { inspectEdges, listLowContrastFocusRings, listElementsThatLookTheSameWithout } from './contrast.ts';
import { storeQuote, storeEntries, waitForHydration } from './quote-page.ts';
import { DESKTOP, expect, testWithSharedPage as test } from './site.ts';

/**
 * The modes, and the controls to check in each. In forced colours the browser draws checkboxes and sliders.
 */
const COLOUR_MODES = [
  {
    colours: { forcedColors: 'active' },
    controls: ':is(input:not([type=checkbox], [type=range]), select, textarea)',
  },
  { colours: { colorScheme: 'dark' }, controls: ':is(input:not([type=range]), select, textarea)' },
  { colours: {}, controls: ':is(input:not([type=range]), select, textarea)' },
] as const;

for (const [path, buttonName] of [
  ['/contact', 'Send Message'],
  ['/custom-quote', undefined],
  ['/checkout', 'Complete Payment'],
] as const)
  test(`on ${path}, controls have visible edges that mark errors, in each colour scheme and in forced colours`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await storeQuote(page);
    const quote = {
      version: 1,
      selection: [['vpn-setup', 2]],
      custom: { name: '', price: '' },
      isSent: false,
    };
    await storeEntries(page, { quoteBuilder: JSON.stringify(quote) });
    await page.goto(path);
    await waitForHydration(page);
    for (const { colours, controls } of COLOUR_MODES) {
      await page.emulateMedia({ forcedColors: null, colorScheme: null, ...colours });
      const { count, elementsWithoutEdge } = await inspectEdges(page, controls, ['top', 'bottom']);
      expect(elementsWithoutEdge, JSON.stringify(colours)).toEqual([]);
      expect(count).toBeGreaterThan(1);
    }
    // Browsers draw focus rings only after Tab.
    await page.keyboard.press('Tab');
    expect(await listLowContrastFocusRings(page)).toEqual([]);
    // The quote page has no form to reject. Its selected services are marked instead.
    if (buttonName === undefined) {
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await inspectEdges(page, '.selected', ['left'])).toEqual({ count: 1, elementsWithoutEdge: [] });
      await expect(page.locator('.selected .checkbox')).toHaveCSS('appearance', 'auto');
      return;
    }
    // A rejected field must look different in each colour mode.
    await page.getByRole('button', { name: buttonName }).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    for (const { colours } of COLOUR_MODES) {
      await page.emulateMedia({ forcedColors: null, colorScheme: null, ...colours });
      expect(
        await listElementsThatLookTheSameWithout(page, '.input[aria-invalid="true"]', 'aria-invalid'),
      ).toEqual([]);
    }
  });
