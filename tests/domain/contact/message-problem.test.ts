import { expect, test } from 'vitest';
import { messageProblem } from '../../../src/domain/contact/message-problem.ts';
import { testData } from '../../test-data.ts';

type Failed = Parameters<typeof messageProblem>[0];

const problems = testData<[Failed, title: string, text: string][]>(import.meta.url);

test.each(problems)('after %j plain words say that the text is not lost', (failed, title, text) => {
  const problem = messageProblem(failed);
  expect(problem?.title).toBe(title);
  expect(problem?.text).toContain(text);
  expect(problem?.text).toContain('saved here');
  const ofOrder = messageProblem(failed, 'order');
  expect(ofOrder?.title).toBe(title.replace('your message', 'your order').replace('messages', 'orders'));
  expect(ofOrder?.text).toBe(problem?.text.replaceAll('our message', 'our order'));
});

test('what is refused is said at its fields', () => {
  expect(messageProblem({ kind: 'refused' })).toBeUndefined();
});
