import { expect, test } from 'vitest';
import { computeFacts } from '../../facts/facts.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';

const { content, facts } = readTestData<{
  content: Parameters<typeof computeFacts>[0];
  facts: ReturnType<typeof computeFacts>;
}>(import.meta.url);

test('every fact reads as it should, and there is no other', () => {
  expect(computeFacts(content)).toEqual(facts);
});
