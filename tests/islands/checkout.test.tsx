/** Tests the billing form and its order summary. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BILLING_FIELDS } from '@site/rules/checkout/form';
import { INITIAL_VALUES } from '#logic/checkout/draft.ts';
import { isRequired } from '@site/rules/form/text-fields';
import { validForm } from '#support/sample-form.ts';
import { storedVpn } from '#support/sample-quote.ts';
import {
  CHECKOUT,
  countryField,
  storeQuoteAndDraft,
  payButton,
  summary,
  termsCheckbox,
} from './checkout-page.tsx';
import {
  autofill,
  expectInvalid,
  locateField,
  checkAndFillFields,
  getLabel,
  errorSummary,
  listSummaryMessages,
} from './fields.tsx';
import {
  returnFromCache,
  expectAccessible,
  showServerHtml,
  showIsland,
  readEntry,
  listItems,
  listTextContents,
  visitedUrls,
  expectAbsent,
  expectFocused,
  expectVisible,
  storeEntry,
} from './island.tsx';

const { country: COUNTRY, ...textFields } = BILLING_FIELDS;
const fullName = locateField('Full name');
const city = locateField('City');
const NO_CONSENT = 'You must agree to the terms';

function showForm(draft?: object) {
  storeQuoteAndDraft(draft);
  showIsland(CHECKOUT);
}

test('every field stores what is typed or autofilled', async () => {
  showForm({});
  for (const section of ['Personal Details', 'Billing Address', 'Additional Notes'])
    await expectVisible(page.getByRole('group', { name: section }));
  const enteredValues = await checkAndFillFields(textFields);
  await expect.element(locateField('KRA PIN (optional)')).toHaveAccessibleDescription('For your tax invoice');
  // Most customers are in Kenya, so it is chosen in the list of countries.
  await expect.element(countryField).toHaveValue('Kenya');
  await expect.element(countryField).toHaveAttribute('autocomplete', COUNTRY.autoComplete);
  expect(countryField.getByRole('option').elements().length).toBeGreaterThan(190);
  autofill(countryField, { value: 'Uganda' });
  await expect.element(termsCheckbox).not.toBeChecked();
  await termsCheckbox.click();
  const chosenValues = { country: 'Uganda', agreedToTerms: true };
  expect(readEntry('checkoutDraft')).toEqual({ ...INITIAL_VALUES, ...enteredValues, ...chosenValues });
  await expectAccessible();
});

// tests/dist checks where the links to both documents lead, and that they open in a new tab.
test('the form asks for consent to both documents', async () => {
  showForm({});
  await expect.element(termsCheckbox).toHaveAttribute('aria-required', 'true');
  // Firefox would call the checkbox invalid at once if it had the native attribute.
  await expect.element(termsCheckbox).not.toHaveAttribute('required');
  await expect
    .element(termsCheckbox)
    .toHaveAccessibleName('I agree to the Terms of Service and the Refund Policy');
});

test('an invalid form is rejected with messages above the form and at its fields', async () => {
  showForm({});
  // A visitor who has not submitted the form is still typing, so nothing is wrong yet.
  await fullName.fill('A');
  await expect.element(fullName).toBeValid();
  await payButton.click();
  await expectFocused(errorSummary);
  expect(document.title).toBe('Error: A page');
  const messages: string[] = [];
  for (const field of Object.values(textFields)) {
    const input = locateField(getLabel(field));
    if (isRequired(field)) {
      const message = field.rule?.message ?? '';
      messages.push(message);
      await expectInvalid(input, message, field.hint);
    } else await expect.element(input).toHaveAttribute('aria-invalid', 'false');
  }
  await expectInvalid(termsCheckbox, NO_CONSENT);
  expect(listSummaryMessages()).toEqual([...messages, NO_CONSENT]);
  await expectAccessible();
  expect(visitedUrls).toEqual([]);
});

test('a rejected form checks every change without moving the focus, until it is sent again', async () => {
  showForm({ ...validForm, city: '', fullName: '' });
  // Two required fields are empty, and Enter sends the form.
  await city.click();
  await userEvent.keyboard('{Enter}');
  expect(errorSummary.getByRole('link').elements()).toHaveLength(2);
  // If the summary took the focus after each correction, the visitor could not go on typing.
  await fullName.fill('Akinyi');
  await expect.element(fullName).toHaveAttribute('aria-invalid', 'false');
  await expectFocused(fullName);
  expect(listSummaryMessages()).toEqual(['City is required']);
  await userEvent.keyboard('{Enter}');
  await expectFocused(errorSummary);
  // Once all fields are correct, the summary disappears. A new mistake is reported at once.
  await city.fill('Kapenguria');
  await expectAbsent(errorSummary);
  expect(document.title).toBe('A page');
  await termsCheckbox.click();
  expect(listSummaryMessages()).toEqual([NO_CONSENT]);
});

test('the form keeps values entered before it was hydrated, and values changed without an event', async () => {
  storeQuoteAndDraft();
  const { hydrate } = showServerHtml(CHECKOUT);
  // The visitor fills in the form before its script has loaded.
  await fullName.fill('Akinyi');
  await countryField.selectOptions('Uganda');
  // A plain form would put the typed values into the URL.
  await payButton.click();
  expect(visitedUrls).toEqual([]);
  hydrate();
  await expect.element(fullName).toHaveValue('Akinyi');
  await expect.element(countryField).toHaveValue('Uganda');
  await expect.element(city).toHaveValue('Kapenguria');
  await expect.element(termsCheckbox).toBeChecked();
  expect(readEntry('checkoutDraft')).toMatchObject({ fullName: 'Akinyi' });
  // Then the browser changes two values without an event, and the form must read them when it is sent.
  autofill(city, { value: 'Lodwar' });
  autofill(termsCheckbox, { checked: false });
  await payButton.click();
  await expect.element(termsCheckbox).toBeInvalid();
  await expect.element(city).toHaveValue('Lodwar');
});

test('the summary shows the order above the assurances', async () => {
  showForm();
  expect(listItems(summary)).toEqual([
    'The vpn-setup × 2 USD 560.00 | What vpn-setup includes',
    'Cabling USD 180.50 | Custom service, at the price you propose. If we cannot do it at this price, you choose between a new quote and your money back.',
    '24 7 support  | 24/7 support',
  ]);
  expect(listTextContents(summary.getByRole('definition'))).toEqual([
    '740.50',
    'Calculated at payment',
    'USD 740.50',
    'about 95,900 Kenyan shillings',
  ]);
  await expect.element(summary.getByRole('link')).toHaveAttribute('href', '/custom-quote');
  await expect.element(payButton).toHaveTextContent('Complete Payment USD 740.50');
  await expectVisible(page.getByText(/^Custom service, at the price you propose.*You then pay\.$/s));
});

test('returning to a checkout without a quote opens the quote page', () => {
  showForm();
  sessionStorage.clear();
  returnFromCache();
  expect(visitedUrls).toEqual(['/custom-quote']);
});

test('the summary explains monthly prices and changed prices', async () => {
  // The second line has an old price, and the third is no longer sold.
  const lines = [{ id: 'server-management', quantity: 2 }, { ...storedVpn, price: 1 }, { id: 'gone' }];
  storeEntry('quoteItems', lines);
  showIsland(CHECKOUT);
  expect(listItems(summary)[0]).toBe(
    'The server-management × 2 USD 1,700 | For one month, with no automatic renewal. What server-management includes',
  );
  const expectedSentence = 'The price of The vpn-setup has changed; the current price is shown.';
  expect(listTextContents('.notice li')).toContain(expectedSentence);
  await expectAccessible();
});
