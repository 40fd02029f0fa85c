/** The edge of each control can be seen, and tells a field with an error from others: WCAG 1.4.11. */
import { BILLING_FIELDS, CHECKOUT_FIELDS } from '@site/rules/checkout/form';
import { CONTACT_FIELDS, MESSAGE_FIELDS } from '@site/rules/contact/fields';
import { isRequired } from '@site/rules/form/text-fields';
import { findEdgeless, findFaintRings, findUnmarked } from './contrast.ts';
import { storeQuote, storeTexts, waitForHydration } from './quote-page.ts';
import { DESK, expect, testWithSharedPage as test } from './site.ts';

const required = {
  contact: CONTACT_FIELDS.filter((field) => isRequired(MESSAGE_FIELDS[field])),
  checkout: CHECKOUT_FIELDS.filter((field) => field === 'agreedToTerms' || isRequired(BILLING_FIELDS[field])),
};

const FORMS = [
  {
    path: '/contact',
    send: 'Send Message',
    required: required.contact,
    errors: required.contact.length,
  },
  { path: '/custom-quote' },
  {
    path: '/checkout',
    send: 'Complete Payment',
    required: required.checkout,
    // A country is chosen from the start.
    errors: required.checkout.length - 1,
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
  await storeQuote(page);
  const custom = { name: '', price: '' };
  const selection = [['vpn-setup', 2]];
  await storeTexts(page, { quoteBuilder: JSON.stringify({ version: 1, selection, custom }) });
  for (const { path, ...form } of FORMS) {
    await page.goto(path);
    await waitForHydration(page);
    for (const [colours, controls] of COLOURS) {
      await page.emulateMedia({ forcedColors: null, colorScheme: null, ...colours });
      const { count, without } = await findEdgeless(page, controls, ['top', 'bottom']);
      expect(without, `${path}, ${JSON.stringify(colours)}`).toEqual([]);
      expect(count, path).toBeGreaterThan(1);
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
