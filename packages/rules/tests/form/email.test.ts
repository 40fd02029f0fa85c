import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../../../../tests/support/property.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { checkFields, emailRule } from '../../form/text-fields.ts';

const addresses = readTestData<Record<'right' | 'wrong', string[]>>(import.meta.url);

/** The longest that mail servers take: RFC 5321, 4.5.3.1, and RFC 1035, 2.3.4. */
const local = 'a'.repeat(64);
const label = 'b'.repeat(63);

test('email addresses are as mail servers in general take them', () => {
  const validAddresses = [...addresses.right, `${local}@b.ke`, `a@${label}.${label}.ke`, `a@b.${label}`];
  const tooLong = [`a${local}@b.ke`, `a.${local}@b.ke`, `a@b${label}.ke`, `a@c.b${label}.ke`];
  const invalidAddresses = [...addresses.wrong, ...tooLong, `a@b.b${label}`];
  expect([...validAddresses, ...invalidAddresses].filter(emailRule.isValid)).toEqual(validAddresses);
});

const field = { label: 'Email address', max: 255, rule: emailRule } as const;
const anyName = fc.constantFrom('', 'Akinyi ', 'Ng’ang’a, J. ', '"R&D" ');

forAll(
  'any address is taken, alone or as a mail program copies it',
  [fc.emailAddress(), anyName],
  (email, name) => {
    for (const typed of [email, `${name}<${email}>`])
      expect(checkFields({ field }, { field: typed })).toEqual({ values: { field: email }, errors: {} });
  },
);
