import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../../../../tests/support/property.ts';
import { checkFields, emailRule } from '../../form/text-fields.ts';

/** The longest that mail servers take: RFC 5321, 4.5.3.1, and RFC 1035, 2.3.4. */
const [local, label] = ['a'.repeat(64), 'b'.repeat(63)];

test('email addresses are as mail servers in general take them', () => {
  const right = [
    ...['a@b.ke', 'first.last+tag@sub.example.co.ke', "o'brien@b-c.africa", 'r&d@b.ke', 'R/D@B.KE'],
    ...[`${local}@b.ke`, `a@${label}.${label}.ke`, `a@b.${label}`],
  ];
  const wrong = [
    ...['', 'a', 'a@', '@b.ke', 'a@b', 'a@b.', 'a@.co', 'a b@c.ke', 'a@b@c.co', 'x a@b.co', 'a@b.co y'],
    ...['a@b..ke', 'a@b.ke, c@d.ke', 'a@b.ke\nc@d.ke', 'ü@b.co'],
    ...['a@-b.ke', 'a@b-.ke', 'a@b_c.ke', 'a,b@c.ke', 'a:b@c.ke', '"a b"@c.ke', 'a<b@c.ke>', '<b@c.ke>'],
    ...[`a${local}@b.ke`, `a.${local}@b.ke`, `a@b${label}.ke`, `a@c.b${label}.ke`, `a@b.b${label}`],
  ];
  expect([...right, ...wrong].filter(emailRule.isValid)).toEqual(right);
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
