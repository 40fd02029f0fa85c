/** Reads figures as people type them, if the text can mean only one number, and formats figures. */
import { type Currency, formatMoney, toMajorUnits, money } from '@site/rules/money/money';
import { readAmount } from '@site/rules/money/read-amount';

/** The number that was read, or an error that says what to write. An empty field has neither. */
interface Reading {
  readonly value?: number;
  readonly error?: string;
}

/** Matches `26500`, `26,500` and `26 500`, with or without decimals after a dot. */
const NUMBER_PATTERN = /^-?(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(?:\.\d+)?$/;

const PRICE_EXAMPLE = 'Write the number alone, like 26,500 or 1,200.50.';

/** Reads a number or a price of any size. The content check says which numbers fit. */
export function readFigure(input: string, currency?: Currency): Reading {
  const text = input.replaceAll(/\s+/g, ' ').trim();
  if (text === '') return {};
  if (!currency) {
    if (NUMBER_PATTERN.test(text)) return { value: Number(text.replaceAll(/[, ]/g, '')) };
    return { error: `“${text}” cannot be read as a number. Write it like 12 or 99.9.` };
  }
  const amount = readAmount(text);
  if (!amount) return { error: `“${text}” cannot be read for certain. ${PRICE_EXAMPLE}` };
  if ((amount.currency ?? currency) !== currency)
    return { error: `The price is in ${currency}. ${PRICE_EXAMPLE}` };
  return { value: toMajorUnits({ minor: amount.minor, currency }) };
}

/** Formats an amount as `KES 26,500`, and any other number as `2000`. */
export const formatFigure = (value: number, currency?: Currency) =>
  currency ? formatMoney(money(value, currency)) : String(value);

/** Formats the digits as the field shows them: an amount with commas, any other number without. */
export const formatDigits = (value: unknown, currency?: Currency) =>
  currency && typeof value === 'number' ? value.toLocaleString('en-US') : String(value);
