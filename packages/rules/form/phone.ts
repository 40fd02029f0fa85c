import type { FieldRule } from './text-fields.ts';

const MIN_PHONE_DIGITS = 10;

/** Requires ten digits. Apart from digits it allows only spaces, `+ ( ) .` and any Unicode dash. */
export const phoneRule: FieldRule = {
  isValid: (value) =>
    /^[\d +().\p{Pd}]*$/u.test(value) && value.replace(/\D/gu, '').length >= MIN_PHONE_DIGITS,
  message: `Phone number must be at least ${MIN_PHONE_DIGITS} digits`,
};

/** Matches the spaces and punctuation that people write between digits. */
const SEPARATORS_PATTERN = /[\s().\p{Pd}]+/gu;

/**
 * Matches a Kenyan number with its country code: `+254…`, `00254…` or `254…`. Also matches `+254 (0)7…`,
 * where only callers within Kenya dial the 0.
 */
const KENYAN_NUMBER_PATTERN = /^(?:\+|00)?2540?([1-9]\d{8})$/u;
/** Matches a Kenyan mobile number as it is dialled in Kenya: 07… and 01…. */
const LOCAL_KENYAN_MOBILE_PATTERN = /^0([17]\d{8})$/u;

/**
 * Turns a Kenyan number into `+254712345678`, and leaves any other number as it was typed. Local numbers
 * begin with a 0 in most of Africa, so such a number counts as Kenyan only if the country is Kenya. It must
 * also be a mobile number: a landline such as 020… stays as it was typed.
 */
export function toInternationalPhone(phoneNumber: string, country?: string): string {
  const compactNumber = phoneNumber.replace(SEPARATORS_PATTERN, '');
  const kenyanMatch =
    KENYAN_NUMBER_PATTERN.exec(compactNumber) ??
    (country === 'Kenya' ? LOCAL_KENYAN_MOBILE_PATTERN.exec(compactNumber) : null);
  return kenyanMatch ? `+254${kenyanMatch[1] ?? ''}` : phoneNumber;
}
