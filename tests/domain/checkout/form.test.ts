import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHECKOUT_FIELDS, EMPTY_VALUES } from '../../../src/domain/checkout/fields.ts';
import { checkCheckoutForm } from '../../../src/domain/checkout/form.ts';
import { accepted, check, refused } from './sample-form.ts';
import { form } from './sample-order.ts';

const letters = (count: number) => 'a'.repeat(count);

describe('what is typed', () => {
  test('is trimmed', () => {
    expect(check('city', '  Kapenguria ')).toEqual(accepted('city', 'Kapenguria'));
    expect(check('email', ' a@b.ke ')).toEqual(accepted('email', 'a@b.ke'));
    expect(check('phone', ' 0712345678 ')).toEqual(accepted('phone', '0712345678'));
    expect(check('company', ' Mwangi ')).toEqual(accepted('company', 'Mwangi'));
    expect(check('notes', '\n one\n\ntwo ')).toEqual(accepted('notes', 'one\n\ntwo'));
  });

  test('is measured after trimming', () => {
    expect(check('city', ` a `)).toEqual(refused('city', 'City is required'));
    expect(check('city', ` ${letters(100)} `)).toEqual(accepted('city', letters(100)));
  });

  test.each(['王小明', 'Nguyễn Thị Hoa', 'محمد بن علي', 'አበበ ቢቂላ', "Ng'ang'a O’Brien-Łukasz"])(
    'may be a name in any script: %s',
    (name) => {
      expect(check('fullName', name)).toEqual(accepted('fullName', name));
    },
  );

  test('counts a letter outside of the common scripts once', () => {
    const adlam = '\u{1e900}';
    expect(check('fullName', adlam)).toEqual(refused('fullName', 'Full name must be at least 2 characters'));
    expect(check('fullName', adlam.repeat(100))).toEqual(accepted('fullName', adlam.repeat(100)));
  });
});

describe('the form as a whole', () => {
  test('sent empty has one message for each required field, in the order of the form', () => {
    const checked = checkCheckoutForm(EMPTY_VALUES);
    expect(Object.entries(checked.ok ? {} : checked.errors)).toEqual([
      ['fullName', 'Full name must be at least 2 characters'],
      ['email', 'Invalid email address'],
      ['phone', 'Phone number must be at least 10 digits'],
      ['billingAddress', 'Please enter your billing address'],
      ['city', 'City is required'],
      ['postalCode', 'Postal code is required'],
      ['agreedToTerms', 'You must agree to the terms'],
    ]);
  });

  test('keeps no field that it does not know', () => {
    const values = { ...form, cardNumber: '4242' };
    expect(checkCheckoutForm(values)).toEqual({ ok: true, form });
  });

  test('whatever its values is accepted, or refused with a message; and what was accepted is accepted again', () => {
    const anyValue = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.anything());
    const anyForm = fc.record(
      Object.fromEntries(
        CHECKOUT_FIELDS.map((field) => [field, fc.oneof(fc.constant(form[field]), anyValue)]),
      ),
    );
    fc.assert(
      fc.property(anyForm, (values) => {
        const checked = checkCheckoutForm(values);
        if (checked.ok) expect(checkCheckoutForm(checked.form)).toEqual(checked);
        else expect(Object.values(checked.errors).filter((message) => message !== '')).not.toEqual([]);
      }),
    );
  });
});
