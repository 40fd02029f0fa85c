import { expect, test } from 'vitest';
import { computeFacts } from '../../facts/facts.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { sampleContent } from '../sample-content.ts';

test('every fact reads as it should, and there is no other', () => {
  expect(computeFacts(sampleContent)).toEqual(readTestData(import.meta.url));
});
