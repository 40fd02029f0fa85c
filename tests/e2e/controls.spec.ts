/** The edge of each control can be seen, and tells a field with an error from others: WCAG 1.4.11. */
import { BILLING_FIELDS, CHECKOUT_FIELDS } from '@site/rules/checkout/form';
import { CONTACT_FIELDS, MESSAGE_FIELDS } from '@site/rules/contact/fields';
import { isRequired } from '@site/rules/form/text-fields';
import { findEdgeless, findFaintRings, findUnmarked } from './contrast.ts';
import { SAVED_QUOTE } from '../saved-quote.ts';
import { waitForHydration, storeTexts } from './quote-page.ts';
import { DESK, expect, testWithSharedPage as test } from './site.ts';

const asked = CONTACT_FIELDS.filter((field) => isRequired(MESSAGE_FIELDS[field]));
const billed = CHECKOUT_FIELDS.filter(
  (field) => field === 'agreedToTerms' || isRequired(BILLING_FIELDS[field]),
);

const FORMS = [
  {
    path: '/contact',
    least: CONTACT_FIELDS.length,
    send: 'Send Message',
    required: asked,
    errors: asked.length,
  },
  { path: '/custom-quote', least: 15 },
  {
    path: '/checkout',
    least: CHECKOUT_FIELDS.length,
    send: 'Complete Payment',
    required: billed,
    // A country is chosen from the start.
    errors: billed.length - 1,
  },
] as const;

const idsOf = (labels: HTMLElement[]) => (labels as HTMLLabelElement[]).map(({ control }) => control?.id);

/** In forced colours the browser draws the edges of boxes. */
const COLOURS = [
  [{ forcedColors: 'active' }, ':is(input:not([type=checkbox], [type=range]), select, textarea)'],
  [{ colorScheme: 'dark' }, ':is(input:not([type=range]), select, textarea)'],
  [{}, ':is(input:not([type=range]), select, textarea)'],
] as const;

test('by day, by night and in forced colours every control has an edge, and one with an error differs', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  const quoteBuilder = JSON.stringify({
    version: 1,
    selection: [['vpn-setup', 2]],
    custom: { name: '', price: '' },
  });
  await storeTexts(page, { quoteBuilder, quoteItems: JSON.stringify(SAVED_QUOTE) });
  for (const { path, least, ...form } of FORMS) {
    await page.goto(path);
    await waitForHydration(page);
    for (const [colours, controls] of COLOURS) {
      await page.emulateMedia({ forcedColors: null, colorScheme: null, ...colours });
      const { count, without } = await findEdgeless(page, controls, ['top', 'bottom']);
      expect(without, `${path}, ${JSON.stringify(colours)}`).toEqual([]);
      if (!('forcedColors' in colours)) expect(count, path).toBeGreaterThanOrEqual(least);
    }
    await page.keyboard.press('Tab');
    expect(await findFaintRings(page), path).toEqual([]);
    if (!('send' in form)) continue;
    expect(await page.locator('label', { hasText: ' *' }).evaluateAll(idsOf), path).toEqual(form.required);
    await page.getByRole('button', { name: form.send }).click();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(form.errors);
    for (const [colours] of COLOURS) {
      await page.emulateMedia({ forcedColors: null, colorScheme: null, ...colours });
      expect(await findUnmarked(page, '.input[aria-invalid="true"]', 'aria-invalid'), path).toEqual([]);
    }
  }
});
