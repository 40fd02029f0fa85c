import { expect, test } from 'vitest';
import { decodeSubmission } from '#logic/delivery/submission.ts';
import { submission } from '#support/sample-message.ts';
import { readTestData } from '#support/test-data.ts';

test('a submission is decoded with its reference and the stored quote, if it has them', () => {
  for (const storedSubmission of [
    submission,
    { ...submission, reference: 'ps_1', cart: ['a stored quote', null], endedAt: 1 },
  ])
    expect(decodeSubmission(JSON.stringify(storedSubmission))).toEqual(storedSubmission);
});

test.each([
  ...readTestData<object[]>(import.meta.url),
  { key: `${submission.key}0` },
  { key: [submission.key] },
])('neither a submission with %j nor a damaged text is decoded', (change) => {
  const text = JSON.stringify({ ...submission, ...change });
  for (const invalidText of [text, text.slice(0, -1), 'null', ''])
    expect(decodeSubmission(invalidText)).toBeUndefined();
});
