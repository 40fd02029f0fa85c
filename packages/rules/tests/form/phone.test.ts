import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toInternationalPhone } from '../../form/phone.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { forAll } from '../../../../tests/support/property.ts';

type Country = readonly [name: string, code: string, trunk: string, digits: number];

const numbers = readTestData<{
  kenyan: Record<string, string>;
  asTyped: string[];
  africa: Country[];
}>(import.meta.url);

test.each(Object.entries(numbers.kenyan))('%j is delivered as %j', (typed, delivered) => {
  expect(toInternationalPhone(typed)).toBe(delivered);
});

test.each(numbers.asTyped)('%j is delivered as typed', (typed) => {
  expect(toInternationalPhone(typed)).toBe(typed);
});

test.each(['0712 345 678', '0110 345 678'])('%s is Kenyan if the country is Kenya', (typed) => {
  expect(toInternationalPhone(typed, 'Kenya')).toBe(`+254${typed.replaceAll(' ', '').slice(1)}`);
});

const separators = fc.array(fc.constantFrom(' ', '-', '(', ')', '.', ''), { minLength: 20, maxLength: 20 });
const interleave = (digits: string, marks: readonly string[]) =>
  Array.from(digits, (digit, index) => digit + (marks[index] ?? '')).join('');

const anyNumber = fc
  .constantFrom(...numbers.africa)
  .chain(([country, code, trunk, digits]) =>
    fc
      .stringMatching(new RegExp(`^[1-9]\\d{${digits - 1}}$`))
      .map((local) => ({ country, code, trunk, local })),
  );

test('the table has every country of Africa', () => {
  expect(new Set(numbers.africa.map(([country]) => country)).size).toBe(55);
});

forAll(
  'a number of any country of Africa is the same person’s as typed; only Kenya’s are written anew',
  [anyNumber, fc.constantFrom('+', '00', ''), separators],
  ({ country, local, code, trunk }, front, marks) => {
    const isKenyan = country === 'Kenya';
    const dialledAtHome = interleave(trunk + local, marks);
    expect(toInternationalPhone(dialledAtHome), 'without a country').toBe(dialledAtHome);
    expect(toInternationalPhone(dialledAtHome, country)).toBe(
      isKenyan && /^[17]/.test(local) ? `+254${local}` : dialledAtHome,
    );
    for (const zero of ['', '(0)']) {
      const international = interleave(front + code, marks) + zero + interleave(local, marks);
      const delivered = toInternationalPhone(international);
      expect(delivered).toBe(isKenyan ? `+254${local}` : international);
      expect(toInternationalPhone(delivered), 'twice is once').toBe(delivered);
      expect(toInternationalPhone(international, country)).toBe(delivered);
    }
  },
);
