import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../../../../tests/support/property.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { checkFields, emailRule } from '../../form/text-fields.ts';

const addresses = readTestData<Record<'valid' | 'invalid', string[]>>(import.meta.url);

/** The longest parts that mail servers accept: RFC 5321, 4.5.3.1, and RFC 1035, 2.3.4. */
const longestLocalPart = 'a'.repeat(64);
const longestLabel = 'b'.repeat(63);

test('an email address is valid if mail servers in general accept it', () => {
  const validAddresses = [
    ...addresses.valid,
    `${longestLocalPart}@b.ke`,
    `a@${longestLabel}.${longestLabel}.ke`,
    `a@b.${longestLabel}`,
  ];
  const tooLongAddresses = [
    `a${longestLocalPart}@b.ke`,
    `a.${longestLocalPart}@b.ke`,
    `a@b${longestLabel}.ke`,
    `a@c.b${longestLabel}.ke`,
  ];
  const invalidAddresses = [...addresses.invalid, ...tooLongAddresses, `a@b.b${longestLabel}`];
  expect([...validAddresses, ...invalidAddresses].filter(emailRule.isValid)).toEqual(validAddresses);
});

const emailField = { label: 'Email address', maxLength: 255, rule: emailRule } as const;
const anyDisplayName = fc.constantFrom('', 'Akinyi ', 'Ng’ang’a, J. ', '"R&D" ');

forAll(
  'any email address is accepted, alone or with the name that an email program copies',
  [fc.emailAddress(), anyDisplayName],
  (email, name) => {
    for (const address of [email, `${name}<${email}>`])
      expect(checkFields({ email: emailField }, { email: address })).toEqual({
        values: { email },
        errors: {},
      });
  },
);
