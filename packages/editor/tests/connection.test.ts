import { expect, test } from 'vitest';
import { findAdvice } from '../form/connection.ts';
import words from '../form/words.json' with { type: 'json' };

test('an error on GitHub’s side comes with advice', () => {
  expect(findAdvice(500)).toBe(words.connection['5xx']);
});
