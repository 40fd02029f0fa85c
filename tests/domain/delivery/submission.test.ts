import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { decodeSubmission, submissionFor } from '../../../src/domain/delivery/submission.ts';
import { submission } from './sample-delivery.ts';
import { forAll } from '../../property.ts';

const other = { key: 'f'.repeat(32), atMs: 1 };

test('the same content keeps its submission without a new key, other content gets another', () => {
  const fresh = vi.fn(() => other);
  expect(submissionFor('words', submission, fresh)).toBe(submission);
  expect(fresh).not.toHaveBeenCalled();
  expect(submissionFor('other words', submission, fresh)).toEqual({ content: 'other words', ...other });
  expect(submissionFor('words', undefined, fresh)).toEqual({ content: 'words', ...other });
});

test('a submission is read back, with the receiver’s reference once there is one', () => {
  for (const one of [submission, { ...submission, reference: 'ps_1' }])
    expect(decodeSubmission(JSON.stringify(one))).toEqual(one);
});

test.each([
  '',
  'null',
  '{"content":"words"',
  JSON.stringify({ ...submission, content: 1 }),
  JSON.stringify({ ...submission, key: 'short' }),
  JSON.stringify({ ...submission, key: `${submission.key}0` }),
  JSON.stringify({ ...submission, atMs: '1' }),
  JSON.stringify({ ...submission, atMs: 1.5 }),
  JSON.stringify({ ...submission, atMs: -1 }),
  JSON.stringify({ ...submission, atMs: 8.64e15 + 1 }),
])('%s is no submission', (text) => {
  expect(decodeSubmission(text)).toBeUndefined();
});

forAll(
  'whatever is stored, a submission has a date and a key, or there is none',
  [
    fc.record({
      content: fc.anything(),
      key: fc.anything(),
      atMs: fc.anything(),
      reference: fc.anything(),
    }),
  ],
  (stored) => {
    const decoded = decodeSubmission(JSON.stringify({ ...submission, ...stored }));
    if (decoded) expect(new Date(decoded.atMs).toISOString()).toBeTruthy();
  },
);
