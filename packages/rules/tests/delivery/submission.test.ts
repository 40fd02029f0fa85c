import { expect, test, vi } from 'vitest';
import { decodeSubmission, submissionFor } from '../../delivery/submission.ts';
import { submission } from './sample-delivery.ts';

const other = { key: 'f'.repeat(32), atMs: 1 };

test('the same content is the same submission without a new key, other content gets another', () => {
  const fresh = vi.fn(() => other);
  expect(submissionFor('words', submission, fresh)).toBe(submission);
  expect(fresh).not.toHaveBeenCalled();
  expect(submissionFor('other words', submission, fresh)).toEqual({ content: 'other words', ...other });
  expect(submissionFor('words', undefined, fresh)).toEqual({ content: 'words', ...other });
});

test.each([{}, { reference: 'ps_1' }])('a submission is read back with %j', (change) => {
  const one = { ...submission, ...change };
  expect(decodeSubmission(JSON.stringify(one))).toEqual(one);
});

test.each([
  ...[{ content: 1 }, { key: 'short' }, { key: `${submission.key}0` }],
  ...[{ atMs: '1' }, { atMs: 1.5 }, { atMs: -1 }, { atMs: 8.64e15 + 1 }],
])('with %j it is none', (change) => {
  expect(decodeSubmission(JSON.stringify({ ...submission, ...change }))).toBeUndefined();
});

test.each(['', 'null', '{"content":"words"'])('%j is none', (text) => {
  expect(decodeSubmission(text)).toBeUndefined();
});
