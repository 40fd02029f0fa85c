import { expect, test } from 'vitest';
import { computeFacts } from '../../facts/facts.ts';
import factOrigins from '../../facts/fact-origins.json' with { type: 'json' };
import { readTestData } from '../../../../tests/support/test-data.ts';

const { content, expectedFacts } = readTestData<{
  content: Parameters<typeof computeFacts>[0];
  expectedFacts: ReturnType<typeof computeFacts>;
}>(import.meta.url);

test('every fact is computed from the content', () => {
  expect(computeFacts(content)).toEqual(expectedFacts);
  const namedFacts = Object.keys(factOrigins).filter((name) => name.includes('.'));
  expect(Object.keys(expectedFacts)).toEqual(expect.arrayContaining(namedFacts));
});
