import { expect, test } from 'vitest';
import {
  describeMessageProblem,
  SAFE_TO_RESEND,
  MAY_ARRIVE_TWICE,
} from '../../../src/logic/contact/message-problem.ts';
import { readTestData } from '../../support/test-data.ts';

type Failed = Parameters<typeof describeMessageProblem>[0];

const problems = readTestData<[Failed, title: string, text: string][]>(import.meta.url);

test.each(problems)('after %j plain words say that the text is not lost', (failed, title, text) => {
  const problem = describeMessageProblem(failed, SAFE_TO_RESEND);
  expect(problem?.title).toBe(title);
  expect(problem?.text).toContain(text);
  expect(problem?.text).toContain('saved here');
  const ofOrder = describeMessageProblem(failed, SAFE_TO_RESEND, 'order');
  expect(ofOrder?.title).toBe(title.replace('your message', 'your order').replace('messages', 'orders'));
  expect(ofOrder?.text).toBe(problem?.text.replaceAll('our message', 'our order'));
});

test('without a key no words promise that a message arrives only once', () => {
  for (const kind of ['unknown', 'cancelled'] as const) {
    expect(describeMessageProblem({ kind }, MAY_ARRIVE_TWICE)?.text).toContain('it may arrive twice');
    expect(describeMessageProblem({ kind }, MAY_ARRIVE_TWICE)?.text).not.toMatch(/only once|is safe/);
  }
  expect(describeMessageProblem({ kind: 'offline' }, MAY_ARRIVE_TWICE)?.text).toContain('Nothing was sent');
  expect(
    describeMessageProblem({ kind: 'refused', fields: {} }, MAY_ARRIVE_TWICE),
    'is said at its fields',
  ).toBeUndefined();
});
