import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryPhone } from '../../form/phone.ts';
import { testData } from '../../../../tests/support/test-data.ts';
import { forAll } from '../../../../tests/support/property.ts';

const numbers = testData<Record<string, string>>(import.meta.url);

test.each(Object.entries(numbers))('%j is delivered as %j', (typed, delivered) => {
  expect(deliveryPhone(typed)).toBe(delivered);
});

test('a zero in front is Kenya only to someone there', () => {
  expect(deliveryPhone('0712 345 678', 'Kenya')).toBe('+254712345678');
  expect(deliveryPhone('0712 345 678', 'Tanzania')).toBe('0712345678');
  expect(deliveryPhone('254 712 345 678', 'Tanzania')).toBe('+254712345678');
});

const separators = fc.array(fc.constantFrom(' ', '-', '(', ')', '.', ''), { minLength: 20, maxLength: 20 });
const spread = (digits: string, marks: readonly string[]) =>
  Array.from(digits, (digit, index) => digit + (marks[index] ?? '')).join('');
const mobile = fc
  .tuple(fc.constantFrom('7', '1'), fc.stringMatching(/^\d{8}$/))
  .map(([first, rest]) => first + rest);

const anyFront = fc.constantFrom('+254', '254', '00254', '0', '+2540');

forAll('a Kenyan number is one for all spellings', [anyFront, mobile, separators], (front, number, marks) => {
  expect(deliveryPhone(spread(front + number, marks))).toBe(`+254${number}`);
});

const anyNumber = fc
  .tuple(fc.stringMatching(/^\+?\d{1,15}$/), separators)
  .map(([number, marks]) => ({ number, typed: spread(number, marks) }))
  // The zero that may be left out stands straight after a country code of one to three digits.
  .filter(({ typed }) => !/^(?:\+|00)\d{1,3}[ .-]*\(0\)/.test(typed));

forAll('elsewhere no digit is lost or made up, and twice is once', [anyNumber], ({ number, typed }) => {
  const delivered = deliveryPhone(typed, 'Uganda');
  if (!/^(?:\+|00)?254/.test(number)) expect(delivered).toBe(number);
  expect(deliveryPhone(delivered, 'Uganda')).toBe(delivered);
});
