import { expect, test } from 'vitest';
import { describeMessageProblem, SAFE_TO_RESEND, MAY_ARRIVE_TWICE } from '#logic/contact/message-problem.ts';
import { readTestData } from '#support/test-data.ts';

type DeliveryFailure = Parameters<typeof describeMessageProblem>[0];

const problems = readTestData<{ failure: DeliveryFailure; expectedTitle: string; expectedText: string }[]>(
  import.meta.url,
);

test.each(problems)(
  'after $failure the visitor reads that the message is not lost',
  ({ failure, expectedTitle, expectedText }) => {
    const problem = describeMessageProblem(failure, SAFE_TO_RESEND);
    expect(problem?.title).toBe(expectedTitle);
    expect(problem?.text).toContain(expectedText);
    expect(problem?.text).toContain('saved here');
    expect(describeMessageProblem(failure, SAFE_TO_RESEND, 'order')).toEqual({
      title: expectedTitle.replace('your message', 'your order').replace('messages', 'orders'),
      text: problem?.text.replaceAll('our message', 'our order'),
    });
  },
);

test.each(['unknown', 'cancelled'] as const)(
  'without a key, a message whose delivery is %s may arrive twice',
  (kind) => {
    const text = describeMessageProblem({ kind }, MAY_ARRIVE_TWICE)?.text;
    expect(text).toContain('it may arrive twice');
    expect(text).not.toMatch(/only once|is safe/);
  },
);

test('a rejection shows messages only at the fields', () => {
  expect(describeMessageProblem({ kind: 'rejected', errors: {} }, SAFE_TO_RESEND)).toBeUndefined();
});
