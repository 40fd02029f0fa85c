/** Reads figures as people type them, if the text can mean only one number, and formats figures. */
import { type Currency, formatMoney, toMajorUnits, money } from '@site/rules/money/money';
import { readAmount, readNumber } from '@site/rules/money/read-amount';
import words from './words.json' with { type: 'json' };

/**
 * Reads a number or a price of any size, or returns an error that says what to write. An empty field has
 * neither. The content check says which numbers fit.
 */
export function readFigure(input: string, currency?: Currency) {
  const text = input.replaceAll(/\s+/g, ' ').trim();
  if (text === '') return {};
  if (!currency) {
    const value = readNumber(text);
    return value === undefined ? { error: `“${text}” ${words.figures.noNumber}` } : { value };
  }
  const amount = readAmount(text);
  if (!amount || (amount.currency ?? currency) !== currency)
    return { error: `“${text}” ${words.figures.noAmount} ${currency}. ${words.figures.example}` };
  return { value: toMajorUnits({ minor: amount.minor, currency }) };
}

/** Formats an amount as `KES 26,500`, and any other number as `2000`. */
export const formatFigure = (value: number, currency?: Currency) =>
  currency ? formatMoney(money(value, currency)) : String(value);

/** Formats the digits as the field shows them: an amount with commas, any other number without. */
export const formatDigits = (value: unknown, currency?: Currency) =>
  currency && typeof value === 'number' ? value.toLocaleString('en-US') : String(value);
