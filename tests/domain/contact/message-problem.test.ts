import { expect, test } from 'vitest';
import { messageProblem } from '../../../src/domain/contact/message-problem.ts';

const unavailable = (status: number, retryAfterMs?: number) =>
  ({ kind: 'unavailable', status, retryAfterMs }) as const;

test.each([
  [{ kind: 'offline' } as const, 'You are offline', /Nothing was sent/],
  [{ kind: 'unknown' } as const, 'We cannot tell whether your message arrived', /is safe/],
  [{ kind: 'cancelled' } as const, 'You stopped the sending', /may have left already/],
  [unavailable(429), 'Too many messages at the moment', /again in a few minutes\.$/],
  [unavailable(429, 0), 'Too many messages at the moment', /again in 1 minute\.$/],
  [unavailable(429, 60_001), 'Too many messages at the moment', /again in 2 minutes\.$/],
  [unavailable(503, 3_600_000), 'Our message service is not working', /again in 1 hour\.$/],
  [unavailable(503, 3_600_001), 'Our message service is not working', /again in 2 hours\.$/],
  [unavailable(500), 'Our message service is not working', /was not accepted/],
])('after %j plain words say that the text is not lost', (failed, title, text) => {
  const problem = messageProblem(failed);
  expect(problem?.title).toBe(title);
  expect(problem?.text).toMatch(text);
  expect(problem?.text).toContain('kept here');
});

test('what is refused is said at its fields', () => {
  expect(messageProblem({ kind: 'refused' })).toBeUndefined();
});
