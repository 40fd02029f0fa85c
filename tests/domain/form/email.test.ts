import { expect, test } from 'vitest';
import { emailRule } from '../../../src/domain/form/text-fields.ts';

const addresses = ['a@b.ke', 'first.last+tag@sub.example.co.ke', "o'brien@b-c.africa"];

test.each(addresses)('%j is an email address', (text) => {
  expect(emailRule.isRight(text)).toBe(true);
});

test.each([
  ...['', 'a', 'a@', '@b.ke', 'a@b', 'a@b.', 'a@.co', 'a b@c.ke', 'a@b@c.co', 'x a@b.co', 'a@b.co y'],
  ...['a@b..ke', 'a@b.ke, c@d.ke', 'a@b.ke\nc@d.ke', 'ü@b.co'],
])('%j is no email address', (text) => {
  expect(emailRule.isRight(text)).toBe(false);
});
