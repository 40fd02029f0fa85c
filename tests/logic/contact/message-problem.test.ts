import { expect, test } from 'vitest';
import { describeMessageProblem, SAFE_TO_RESEND, MAY_ARRIVE_TWICE } from '#logic/contact/message-problem.ts';
import { readTestData } from '#support/test-data.ts';

type Failed = Parameters<typeof describeMessageProblem>[0];

const problems = readTestData<[Failed, string, string][]>(import.meta.url);

test.each(problems)('after %j plain words say that the text is not lost', (failed, title, text) => {
  const problem = describeMessageProblem(failed, SAFE_TO_RESEND);
  expect(problem?.title).toBe(title);
  expect(problem?.text).toContain(text);
  expect(problem?.text).toContain('saved here');
  expect(describeMessageProblem(failed, SAFE_TO_RESEND, 'order')).toEqual({
    title: title.replace('your message', 'your order').replace('messages', 'orders'),
    text: problem?.text.replaceAll('our message', 'our order'),
  });
});

test.each(['unknown', 'cancelled'] as const)('without a key, %s promises nothing', (kind) => {
  const text = describeMessageProblem({ kind }, MAY_ARRIVE_TWICE)?.text;
  expect(text).toContain('it may arrive twice');
  expect(text).not.toMatch(/only once|is safe/);
});

test('a refusal is said at its fields', () => {
  expect(describeMessageProblem({ kind: 'refused', fields: {} }, SAFE_TO_RESEND)).toBeUndefined();
});
