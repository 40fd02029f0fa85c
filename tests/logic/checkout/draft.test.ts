import { expect, test } from 'vitest';
import { restoreDraftValues, INITIAL_VALUES } from '#logic/checkout/draft.ts';
import { form } from '#support/sample-form.ts';

test.each([null, 'draft', {}, [form], { fax: '1' }])(
  'a stored draft of %j restores an empty form',
  (stored) => {
    expect(restoreDraftValues(stored)).toEqual(INITIAL_VALUES);
  },
);

test('a stored draft restores only values that are valid for the current fields', () => {
  expect([INITIAL_VALUES, form].map(restoreDraftValues)).toEqual([INITIAL_VALUES, form]);
  const { kraPin: _, ...olderDraft } = form;
  expect(restoreDraftValues({ ...olderDraft, city: 1, agreedToTerms: 'true' })).toEqual({
    ...form,
    kraPin: '',
    city: '',
    agreedToTerms: false,
  });
});
