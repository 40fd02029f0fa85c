import type { Rule } from './text-fields.ts';

const PHONE_DIGITS = 10;

/** Digits of a phone number may be set apart by spaces and `+ ( ) - .`, whichever dash was copied, and by nothing else. */
export const phoneRule: Rule = {
  isRight: (value) => /^[\d +().\p{Pd}]*$/u.test(value) && value.replace(/\D/gu, '').length >= PHONE_DIGITS,
  message: `Phone number must be at least ${PHONE_DIGITS} digits`,
};

/** A trunk zero after the country code, as in `+44 (0)20 7946 0018`: for those who call at home. */
const TRUNK_ZERO = /^(\s*(?:\+|00)\s*\d{1,3})[\s.\p{Pd}]*\(0\)/u;
const SEPARATORS = /[\s().\p{Pd}]+/gu;

/** Country code or trunk zero, then a mobile number: 07… and 01…, also written +254 (0)7…. */
const KENYAN_WITH_CODE = /^(?:\+|00)?2540?([17]\d{8})$/u;
const KENYAN_AT_HOME = /^0([17]\d{8})$/u;

/**
 * A phone number as it is delivered: Kenyan ones as `+254712345678`, others as typed without what sets digits apart.
 * A zero in front means Kenya only to someone there, for Tanzania and Uganda write theirs alike. What is no number,
 * such as one with an extension, stays as it was typed.
 */
export function deliveryPhone(typed: string, country = 'Kenya'): string {
  const digits = typed.replace(TRUNK_ZERO, '$1').replace(SEPARATORS, '');
  if (!/^\+?\d+$/u.test(digits)) return typed;
  const kenyan = KENYAN_WITH_CODE.exec(digits) ?? (country === 'Kenya' ? KENYAN_AT_HOME.exec(digits) : null);
  return kenyan ? `+254${kenyan[1] ?? ''}` : digits;
}
