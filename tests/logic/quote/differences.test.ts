import { expect, test } from 'vitest';
import { describeDifferences } from '#logic/quote/differences.ts';
import type { CatalogueDifference } from '#logic/quote/check-selection.ts';
import { readTestData } from '#support/test-data.ts';

const sentences = readTestData<[difference: CatalogueDifference, expectedText: string][]>(import.meta.url);

test('each kind of difference is described by one sentence, at its first occurrence', () => {
  const differences = sentences.map(([difference]) => difference);
  expect(describeDifferences([...differences, { kind: 'unknown' }])).toEqual(
    sentences.map(([, expectedText]) => expectedText),
  );
});
