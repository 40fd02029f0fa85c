import { expect, test } from 'vitest';
import { standingErrors } from '../../../src/domain/delivery/refusal.ts';
import { isOrderProblem, messageProblem, ORDER_PROBLEMS } from '../../../src/domain/delivery/words.ts';

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
])('%j is told in plain words, which say that the text is kept', (failed, title, text) => {
  const problem = messageProblem(failed);
  expect(problem?.title).toBe(title);
  expect(problem?.text).toMatch(text);
  expect(problem?.text).toContain('kept here');
});

test('a refusal is told at its fields', () => {
  expect(messageProblem({ kind: 'refused' })).toBeUndefined();
});

test('no word about an order claims anything about a card', () => {
  for (const { text } of Object.values(ORDER_PROBLEMS)) expect(text).not.toMatch(/card|charge/);
});

test.each([
  ['offline', true],
  ['price-changed', true],
  ['toString', false],
  ['', false],
  [undefined, false],
])('%j keeps an order on the checkout: %s', (value, is) => {
  expect(isOrderProblem(value)).toBe(is);
});

test('a refused field is forgiven once it has changed', () => {
  const values = { name: 'Zawadi', email: 'zawadi@example.co.ke' };
  const refusal = { fields: { name: 'Too short', email: 'No mailbox' }, values };
  expect(standingErrors(undefined, values)).toEqual({});
  expect(standingErrors(refusal, { ...values })).toEqual(refusal.fields);
  expect(standingErrors(refusal, { ...values, name: 'Zawadi N.' })).toEqual({ email: 'No mailbox' });
});
