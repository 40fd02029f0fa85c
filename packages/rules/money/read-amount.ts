/**
 * Patterns for the text around an amount, each with the currency that it names. The first one matches an
 * amount without a currency. Only shillings are written with `/=` or `/-`. Only the code of shillings can be
 * followed by a dot, as in `Ksh.50`, because `$.50` is half a dollar.
 */
const CURRENCY_PATTERNS = [
  { currency: undefined, pattern: /^ *$/ },
  { currency: 'KES', pattern: /^(?:(?:kes|k?shs?)[.:]?|\/[=-]| )+$/i },
  { currency: 'USD', pattern: /^(?:usd|(?:us ?)?\$| )+$/i },
] as const;

/** Matches an amount, with the text before its first digit and after its last. */
const AMOUNT_IN_TEXT_PATTERN = /^(\D*)(\d.*\d|\d)(\D*)$/;

/** Matches digits with a space, a comma or a dot between thousands, and a comma or a dot before the cents. */
const DIGITS_PATTERN = /^([1-9]\d{0,2}([ ,.])\d{3}(?:\2\d{3})*|\d+)(?:([.,])(\d{1,2}))?$/;

/**
 * Reads an amount as people write it. Returns whole cents, and the currency if the text names one. Returns
 * `undefined` if the text is not an amount, or could mean two different amounts. An amount has at most two
 * decimals, so `1,390` is 1390 and `180,50` is 180.50. People in Kenya usually put a dot before decimals, so
 * `1.390` could be 1.39 with an extra zero, or 1390, and is not read. In `1.390,50` the comma shows which is
 * meant.
 */
export function readAmount(text: string) {
  const [, before, digits = '', after] = AMOUNT_IN_TEXT_PATTERN.exec(text.replace(/\s/g, ' ')) ?? [];
  const [, wholePart = '', separator, decimalPoint = '.', cents = ''] = DIGITS_PATTERN.exec(digits) ?? [];
  const found = CURRENCY_PATTERNS.find(({ pattern }) => pattern.test(`${before} ${after}`));
  const minor = Number(wholePart.replace(/\D/g, '') + cents.padEnd(2, '0'));
  if (wholePart === '' || separator === decimalPoint || !found || !Number.isSafeInteger(minor))
    return undefined;
  return { minor, currency: found.currency };
}

/** Matches `26500`, `26,500` and `26 500`, with or without decimals after a dot. */
const NUMBER_PATTERN = /^-?(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(?:\.\d+)?$/;

/** Reads a number without a currency. Returns `undefined` if the text is not a number. */
export const readNumber = (text: string) =>
  NUMBER_PATTERN.test(text) ? Number(text.replaceAll(/[, ]/g, '')) : undefined;
