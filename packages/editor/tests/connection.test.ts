import { expect, test } from 'vitest';
import { findAdvice } from '../form/connection.ts';
import words from '../form/words.json' with { type: 'json' };

test('an error on GitHub’s side comes with advice', () => {
  for (const status of [500, 503]) expect(findAdvice(status)).toBe(words.connection['5xx']);
});
