import { expect, test } from 'vitest';
import { describeMessageProblem } from '#logic/contact/message-problem.ts';
import { readTestData } from '#support/test-data.ts';

type DeliveryFailure = Parameters<typeof describeMessageProblem>[0];

const RESEND_ADVICE = 'Ask us first.';

const problems = readTestData<{ failure: DeliveryFailure; expectedTitle: string; expectedText: string }[]>(
  import.meta.url,
);

test.each(problems)(
  'after $failure the visitor reads that the message is not lost',
  ({ failure, expectedTitle, expectedText }) => {
    const problem = describeMessageProblem(failure, RESEND_ADVICE);
    expect(problem?.title).toBe(expectedTitle);
    expect(problem?.text).toContain(expectedText);
    expect(problem?.text).toContain('saved here');
    expect(describeMessageProblem(failure, RESEND_ADVICE, 'order')).toEqual({
      title: expectedTitle.replace('your message', 'your order').replace('messages', 'orders'),
      text: problem?.text.replaceAll('our message', 'our order'),
    });
  },
);

test('a rejection shows messages only at the fields', () => {
  expect(describeMessageProblem({ kind: 'rejected', errors: {} }, RESEND_ADVICE)).toBeUndefined();
});
