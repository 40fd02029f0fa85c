import { expect, test } from 'vitest';
import { restoreDraftValues, INITIAL_VALUES } from '#logic/checkout/draft.ts';
import { validForm } from '#support/sample-form.ts';

test.each([null, 'draft', {}, [validForm], { fax: '1' }])(
  'a stored draft of %j restores an empty form',
  (stored) => {
    expect(restoreDraftValues(stored)).toEqual(INITIAL_VALUES);
  },
);

test('a stored draft restores only values of the right type for the current fields', () => {
  expect([INITIAL_VALUES, validForm].map(restoreDraftValues)).toEqual([INITIAL_VALUES, validForm]);
  // This draft lacks a newer field, and two of its values have the wrong type.
  const { kraPin: _, ...olderDraft } = validForm;
  expect(restoreDraftValues({ ...olderDraft, city: 1, agreedToTerms: 'true' })).toEqual({
    ...validForm,
    kraPin: '',
    city: '',
    agreedToTerms: false,
  });
});
