import { expect, test } from 'vitest';
import { checkSelection, type UncheckedItem } from '#logic/quote/check-selection.ts';
import { readTestData } from '#support/test-data.ts';
import { catalogue } from '#support/sample-catalogue.ts';

const invalidItems = readTestData<
  { fault: string; item: UncheckedItem; isLast?: true; expectedDifference: { kind: string } }[]
>(import.meta.url);

test.each(invalidItems)(
  'only the item with $fault is dropped and reported',
  ({ item, isLast, expectedDifference }) => {
    const validItem = { id: 'vpn-setup', quantity: 3 };
    const items = isLast ? [validItem, item] : [item, validItem];
    expect(checkSelection(items, catalogue)).toEqual({
      selection: new Map([['vpn-setup', 3]]),
      differences: [expectedDifference],
    });
  },
);
