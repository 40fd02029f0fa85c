import { expect, test } from 'vitest';
import { computeFacts } from '../../facts/facts.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';

const { content, expectedFacts } = readTestData<{
  content: Parameters<typeof computeFacts>[0];
  expectedFacts: ReturnType<typeof computeFacts>;
}>(import.meta.url);

test('every fact is computed from the content', () => {
  expect(computeFacts(content)).toEqual(expectedFacts);
});
