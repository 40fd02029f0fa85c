import type { FieldRule } from './text-fields.ts';

const PHONE_DIGITS = 10;

/** Digits may be separated by spaces and `+ ( ) - .`, with any Unicode dash, and by nothing else. */
export const phoneRule: FieldRule = {
  isValid: (value) => /^[\d +().\p{Pd}]*$/u.test(value) && value.replace(/\D/gu, '').length >= PHONE_DIGITS,
  message: `Phone number must be at least ${PHONE_DIGITS} digits`,
};

const SEPARATORS = /[\s().\p{Pd}]+/gu;

/** Also +254 (0)7…, which keeps the zero that callers in Kenya dial. */
const KENYAN = /^(?:\+|00)?2540?([1-9]\d{8})$/u;
/** A Kenyan mobile number as it is dialled in Kenya: 07… and 01…. */
const DIALLED_IN_KENYA = /^0([17]\d{8})$/u;

/**
 * Writes Kenyan numbers as `+254712345678`, and leaves any other number as it was typed. A number that begins
 * with 0 is Kenyan only where the country is known to be Kenya, because most of Africa writes its numbers so.
 */
export function deliveryPhone(typed: string, country?: string): string {
  const digits = typed.replace(SEPARATORS, '');
  const kenyan = KENYAN.exec(digits) ?? (country === 'Kenya' ? DIALLED_IN_KENYA.exec(digits) : null);
  return kenyan ? `+254${kenyan[1] ?? ''}` : typed;
}
