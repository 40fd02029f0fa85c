import { expect, test } from 'vitest';
import { restoreDraftValues, EMPTY_VALUES } from '../../../src/logic/checkout/draft.ts';
import { form } from '../../support/sample-form.ts';

test('the form starts empty except for the country, and without consent', () => {
  const filled = Object.entries(EMPTY_VALUES).filter(([, value]) => value !== '');
  expect(Object.fromEntries(filled)).toEqual({ country: 'Kenya', agreedToTerms: false });
});

test.each([null, 'draft', {}, [form], { fax: '1' }])('%j restores an empty form', (stored) => {
  expect(restoreDraftValues(stored)).toEqual(EMPTY_VALUES);
});

test('a stored draft keeps the values that today’s fields can hold', () => {
  expect([EMPTY_VALUES, form].map(restoreDraftValues)).toEqual([EMPTY_VALUES, form]);
  const { kraPin: _, ...older } = form;
  expect(restoreDraftValues({ ...older, city: 1, agreedToTerms: 'true' })).toEqual({
    ...form,
    kraPin: '',
    city: '',
    agreedToTerms: false,
  });
});
