import { expect, test } from 'vitest';
import { money } from '@site/rules/money/money';
import { parseCustomService } from '#logic/quote/custom-draft.ts';
import { readTestData } from '#support/test-data.ts';

const inputs = readTestData<{ name: string; price: string; expectedResult: object }[]>(import.meta.url);

test.each(inputs)(
  'the name "$name" and the price "$price" are parsed as $expectedResult',
  ({ expectedResult, ...input }) => {
    expect(parseCustomService(input)).toEqual(expectedResult);
  },
);

// Each Adlam letter is two UTF-16 code units, so `.length` would be 200.
test('a name may have 100 letters of a rare script', () => {
  const name = '\u{1e900}'.repeat(100);
  expect(parseCustomService({ name, price: '100' })).toEqual({
    kind: 'valid',
    name,
    price: money(100, 'USD'),
  });
});
