import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryPhone } from '../../../src/domain/delivery/phone.ts';

test.each([
  ['+254 712 345 678', '+254712345678'],
  ['254712345678', '+254712345678'],
  ['00254 712 345 678', '+254712345678'],
  ['0712 345 678', '+254712345678'],
  ['0712-345-678', '+254712345678'],
  ['(0712) 345.678', '+254712345678'],
  ['0110 345 678', '+254110345678'],
  ['+254 (0)712 345 678', '+254712345678'],
  ['0712\u2011345\u00a0678', '+254712345678'],
  // Too long, too short, or a landline: as typed.
  ['0712 345 6789', '07123456789'],
  ['0712 345 67', '071234567'],
  ['020 271 2345', '0202712345'],
  // Other countries.
  ['+44 (20) 7946 0018', '+442079460018'],
  ['+255 712 345 678', '+255712345678'],
  // The zero in brackets is for those who call from within the country.
  ['+254 (0)20 123 4567', '+254201234567'],
  ['+256 (0)772 123456', '+256772123456'],
  ['0044 (0)20 7946 0018', '00442079460018'],
  ['+44-(0)20 7946 0018', '+442079460018'],
  ['(0)712 345 678', '+254712345678'],
  // Straight after the country code only.
  ['+254 (0) 700 000 000', '+254700000000'],
  ['+254 7(0)0 000 000', '+254700000000'],
  ['+254 7(0)0 000 0000', '+2547000000000'],
  ['+447(0)0 900 1234', '+447009001234'],
  ['+2(0)7 946 0018', '+2079460018'],
  ['+1-555-0100', '+15550100'],
  // No number at all.
  ['0712 345 678 ext. 5', '0712 345 678 ext. 5'],
  ['call me', 'call me'],
  ['+', '+'],
  ['', ''],
])('%j is delivered as %j', (typed, delivered) => {
  expect(deliveryPhone(typed)).toBe(delivered);
});

test('a zero in front is Kenya only to somebody there', () => {
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

test('every way of writing a Kenyan mobile number is delivered as one', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('+254', '254', '00254', '0', '+2540'),
      mobile,
      separators,
      (front, number, marks) => {
        expect(deliveryPhone(spread(front + number, marks))).toBe(`+254${number}`);
      },
    ),
  );
});

test('no digit is ever lost or made up elsewhere, and twice is once', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?\d{1,15}$/), separators, (number, marks) => {
      const typed = spread(number, marks);
      // The zero that may be left out stands straight after a country code of one to three digits.
      fc.pre(!/^(?:\+|00)\d{1,3}[ .-]*\(0\)/.test(typed));
      const delivered = deliveryPhone(typed, 'Uganda');
      if (!/^(?:\+|00)?254/.test(number)) expect(delivered).toBe(number);
      expect(deliveryPhone(delivered, 'Uganda')).toBe(delivered);
    }),
  );
});
