import { expect, test } from 'vitest';
import { describeChanges } from '#logic/quote/changes.ts';
import type { QuoteChange } from '#logic/quote/selection.ts';
import { readTestData } from '#support/test-data.ts';

const sentences = readTestData<[QuoteChange, string][]>(import.meta.url);

test('each kind of change is one plain sentence, said once, in its first place', () => {
  const changes = sentences.map(([change]) => change);
  expect(describeChanges([...changes, { kind: 'unknown', id: 'another' }])).toEqual(
    sentences.map(([, expectedText]) => expectedText),
  );
});
