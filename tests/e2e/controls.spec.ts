/** The edge of everything that is typed into, chosen or dragged can be seen: WCAG 1.4.11. */
import { faintControls } from './faint-controls.ts';
import { SAVED_QUOTE } from '../saved-quote.ts';
import { awake, store } from './quote-page.ts';
import { DESK, expect, reusing as test } from './site.ts';

const FORMS = [
  { path: '/contact', kinds: ['email', 'tel', 'text', 'textarea'], least: 5 },
  { path: '/custom-quote#q=vpn-setup.2', kinds: ['checkbox', 'range', 'text'], least: 15 },
  {
    path: '/checkout',
    kinds: ['checkbox', 'email', 'select', 'tel', 'text', 'textarea'],
    least: 10,
  },
] as const;

test('every control stands out, at night and in forced colours too, and a pale one is found', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await store(page, { quoteItems: JSON.stringify(SAVED_QUOTE) });
  for (const { path, kinds, least } of FORMS) {
    await page.goto(path);
    await awake(page);
    for (const colours of [{ forcedColors: 'active' }, { colorScheme: 'dark' }, {}] as const) {
      await page.emulateMedia({ forcedColors: null, colorScheme: null, ...colours });
      const found = await faintControls(page);
      expect(found.kinds).toEqual(kinds);
      expect(found.count).toBeGreaterThanOrEqual(least);
      expect(found.faint, `${path}, ${JSON.stringify(colours)}`).toEqual([]);
    }
  }

  await page.locator('main :is(input, select, textarea)').evaluateAll((controls) => {
    for (const control of controls) {
      const { style } = control as HTMLElement;
      // No border in white, and for what the browser draws itself: its half-transparent self.
      if (control.matches('[type="checkbox"]')) style.filter = 'opacity(0.3)';
      else style.borderColor = 'white';
    }
  });
  const { count, faint } = await faintControls(page);
  expect(faint).toHaveLength(count);
});
