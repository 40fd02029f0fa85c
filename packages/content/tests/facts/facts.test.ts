import { expect, test } from 'vitest';
import { facts } from '../../facts/facts.ts';
import { testData } from '../../../../tests/support/test-data.ts';
import { sampleContent } from '../sample-content.ts';

test('every fact reads as it should, and there is no other', () => {
  expect(facts(sampleContent)).toEqual(testData(import.meta.url));
});
