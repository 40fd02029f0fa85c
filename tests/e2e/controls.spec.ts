/** The edge of each control can be seen, and tells a field with an error from others: WCAG 1.4.11. */
import { faintControls } from './faint-controls.ts';
import { faintRings, faintUnderPointer, unmarked } from './contrast.ts';
import { SAVED_QUOTE } from '../saved-quote.ts';
import { awake, store } from './quote-page.ts';
import { DESK, expect, reusing as test } from './site.ts';

const FORMS = [
  {
    path: '/contact',
    kinds: ['email', 'tel', 'text', 'textarea'],
    least: 5,
    send: 'Send Message',
    required: ['name', 'email', 'message'],
    errors: 3,
  },
  { path: '/custom-quote#q=vpn-setup.2', kinds: ['checkbox', 'range', 'text'], least: 15 },
  {
    path: '/checkout',
    kinds: ['checkbox', 'email', 'select', 'tel', 'text', 'textarea'],
    least: 10,
    send: 'Complete Payment',
    required: [
      ...['fullName', 'email', 'phone', 'billingAddress', 'city', 'postalCode', 'country', 'agreedToTerms'],
    ],
    errors: 7,
  },
] as const;

const idsOf = (labels: HTMLElement[]) => (labels as HTMLLabelElement[]).map(({ control }) => control?.id);

const COLOURS = [{ forcedColors: 'active' }, { colorScheme: 'dark' }, {}] as const;

test('by day and by night links and buttons can be read under the pointer', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/pricing', '/contact']) {
    await page.goto(path);
    expect(await faintUnderPointer(page), path).toEqual([]);
  }
});

test('by day, by night and in forced colours every control stands out, and one with an error differs', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await store(page, { quoteItems: JSON.stringify(SAVED_QUOTE) });
  for (const { path, kinds, least, ...form } of FORMS) {
    await page.goto(path);
    await awake(page);
    for (const colours of COLOURS) {
      await page.emulateMedia({ forcedColors: null, colorScheme: null, ...colours });
      const found = await faintControls(page);
      expect(found.kinds).toEqual(kinds);
      expect(found.count).toBeGreaterThanOrEqual(least);
      expect(found.faint, `${path}, ${JSON.stringify(colours)}`).toEqual([]);
    }
    await page.keyboard.press('Tab');
    expect(await faintRings(page), path).toEqual([]);
    if (!('send' in form)) continue;
    expect(await page.locator('label', { hasText: ' *' }).evaluateAll(idsOf), path).toEqual(form.required);
    await page.getByRole('button', { name: form.send }).click();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(form.errors);
    for (const colours of COLOURS) {
      await page.emulateMedia({ forcedColors: null, colorScheme: null, ...colours });
      expect(await unmarked(page, '.input[aria-invalid="true"]', 'aria-invalid'), path).toEqual([]);
    }
  }
});
