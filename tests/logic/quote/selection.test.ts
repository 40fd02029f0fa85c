import { expect, test } from 'vitest';
import { checkSelection, type UncheckedItem } from '#logic/quote/selection.ts';
import { readTestData } from '#support/test-data.ts';
import { catalogue } from '#support/sample-catalogue.ts';

const wrong = readTestData<[string, UncheckedItem, { kind: string }][]>(import.meta.url);

test.each(wrong)('%s is dropped and reported, beside a claim that is right', (fault, claim, change) => {
  const validItem = { id: 'vpn-setup', quantity: 3 };
  const claims = fault === 'a second claim' ? [validItem, claim] : [claim, validItem];
  expect(checkSelection(claims, catalogue)).toEqual({
    selection: new Map([['vpn-setup', 3]]),
    changes: [change],
  });
});
