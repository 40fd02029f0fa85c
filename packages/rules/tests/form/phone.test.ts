import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toInternationalPhone } from '../../form/phone.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { forAll } from '../../../../tests/support/property.ts';

interface Country {
  readonly name: string;
  readonly callingCode: string;
  readonly trunkPrefix: string;
  readonly length: number;
}

const { kenyanNumbers, unchangedNumbers, africanCountries } = readTestData<{
  kenyanNumbers: Record<string, string>;
  unchangedNumbers: string[];
  africanCountries: Country[];
}>(import.meta.url);

test.each(Object.entries(kenyanNumbers))(
  'the phone number %j is converted to %j',
  (phoneNumber, expected) => {
    expect(toInternationalPhone(phoneNumber)).toBe(expected);
  },
);

test.each(unchangedNumbers)('the phone number %j stays as typed', (phoneNumber) => {
  expect(toInternationalPhone(phoneNumber)).toBe(phoneNumber);
});

test.each(['0712 345 678', '0110 345 678'])(
  'the phone number %s is converted if the country is Kenya',
  (phoneNumber) => {
    expect(toInternationalPhone(phoneNumber, 'Kenya')).toBe(
      `+254${phoneNumber.replaceAll(' ', '').slice(1)}`,
    );
  },
);

const anySeparators = fc.array(fc.constantFrom(' ', '-', '(', ')', '.', ''), {
  minLength: 20,
  maxLength: 20,
});
const separateDigits = (digits: string, separators: readonly string[]) =>
  Array.from(digits, (digit, index) => digit + (separators[index] ?? '')).join('');

const anyNumber = fc
  .constantFrom(...africanCountries)
  .chain((country) =>
    fc
      .stringMatching(new RegExp(`^[1-9]\\d{${country.length - 1}}$`))
      .map((subscriber) => ({ ...country, subscriber })),
  );

forAll(
  'Kenyan numbers are converted, and numbers of other African countries stay as typed',
  [anyNumber, fc.constantFrom('+', '00', ''), anySeparators],
  ({ name, subscriber, callingCode, trunkPrefix }, internationalPrefix, separators) => {
    const isKenyan = name === 'Kenya';
    // A national number is converted only if the visitor has chosen Kenya and the number begins with 7 or 1.
    const nationalNumber = separateDigits(trunkPrefix + subscriber, separators);
    expect(toInternationalPhone(nationalNumber), 'without a country').toBe(nationalNumber);
    expect(toInternationalPhone(nationalNumber, name)).toBe(
      isKenyan && /^[17]/.test(subscriber) ? `+254${subscriber}` : nationalNumber,
    );
    // An international number itself says whether it is Kenyan. Some people type the zero of the national
    // number in brackets.
    for (const trunkZero of ['', '(0)']) {
      const internationalNumber =
        separateDigits(internationalPrefix + callingCode, separators) +
        trunkZero +
        separateDigits(subscriber, separators);
      const convertedNumber = toInternationalPhone(internationalNumber);
      expect(convertedNumber).toBe(isKenyan ? `+254${subscriber}` : internationalNumber);
      expect(toInternationalPhone(convertedNumber), 'converted twice').toBe(convertedNumber);
      expect(toInternationalPhone(internationalNumber, name)).toBe(convertedNumber);
    }
  },
);
