import type { FieldRule } from './text-fields.ts';

const MIN_PHONE_DIGITS = 10;

/** Allows only digits, spaces and `+ ( ) - .` with any Unicode dash. */
export const phoneRule: FieldRule = {
  isValid: (value) =>
    /^[\d +().\p{Pd}]*$/u.test(value) && value.replace(/\D/gu, '').length >= MIN_PHONE_DIGITS,
  message: `Phone number must be at least ${MIN_PHONE_DIGITS} digits`,
};

const SEPARATORS_PATTERN = /[\s().\p{Pd}]+/gu;

/** Matches +254 (0)7… too, which keeps the zero that callers in Kenya dial. */
const KENYAN_NUMBER_PATTERN = /^(?:\+|00)?2540?([1-9]\d{8})$/u;
/** Matches a Kenyan mobile number as it is dialled in Kenya: 07… and 01…. */
const LOCAL_KENYAN_NUMBER_PATTERN = /^0([17]\d{8})$/u;

/**
 * Writes Kenyan numbers as `+254712345678`, and leaves any other number as it was typed. Most of Africa
 * writes its numbers with a 0 in front, so a number like that counts as Kenyan only if the country is Kenya.
 */
export function toInternationalPhone(typed: string, country?: string): string {
  const digits = typed.replace(SEPARATORS_PATTERN, '');
  const kenyan =
    KENYAN_NUMBER_PATTERN.exec(digits) ??
    (country === 'Kenya' ? LOCAL_KENYAN_NUMBER_PATTERN.exec(digits) : null);
  return kenyan ? `+254${kenyan[1] ?? ''}` : typed;
}
