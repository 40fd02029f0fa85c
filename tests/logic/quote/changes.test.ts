import { expect, test } from 'vitest';
import { describeChanges } from '#logic/quote/changes.ts';
import type { QuoteChange } from '#logic/quote/check-selection.ts';
import { readTestData } from '#support/test-data.ts';

const sentences = readTestData<[QuoteChange, string][]>(import.meta.url);

test('each kind of change is described by one sentence, at its first occurrence', () => {
  const changes = sentences.map(([change]) => change);
  expect(describeChanges([...changes, { kind: 'unknown' }])).toEqual(
    sentences.map(([, expectedText]) => expectedText),
  );
});
