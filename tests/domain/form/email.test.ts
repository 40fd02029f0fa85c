import { expect, test } from 'vitest';
import { emailRule } from '../../../src/domain/form/text-fields.ts';

test.each([
  ...['a@b.ke', 'first.last+tag@sub.example.co.ke', "o'brien@b-c.africa"].map((email) => [email, true]),
  ...['', 'a', 'a@', '@b.ke', 'a@b', 'a@b.', 'a@.co', 'a b@c.ke', 'a@b@c.co', 'x a@b.co', 'a@b.co y'].map(
    (email) => [email, false],
  ),
  ...['a@b..ke', 'a@b.ke, c@d.ke', 'a@b.ke\nc@d.ke', 'ü@b.co'].map((email) => [email, false]),
] as [string, boolean][])('%j is an email address: %s', (email, is) => {
  expect(emailRule.isRight(email)).toBe(is);
});
