/** Figures as people write them: read where only one number can be meant, and shown as they were understood. */
import { type Currency, formatMoney, majorUnits, money } from '@site/rules/money/money';
import { readAmount } from '@site/rules/money/read-amount';

/** What is understood, or a sentence on what to write. Neither for an empty field. */
export type Reading =
  | { readonly value?: never; readonly refusal?: string }
  | { readonly value: number; readonly refusal?: never };

/** `26500`, `26,500`, `26 500`, and each with a point before its decimals. */
const NUMBER = /^-?(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(?:\.\d+)?$/;

function readNumber(written: string): Reading {
  const value = Number(written.replaceAll(/[, ]/g, ''));
  return NUMBER.test(written)
    ? { value }
    : { refusal: `“${written}” cannot be read as a number. Write it like 12 or 99.9.` };
}

function readPrice(written: string, currency: Currency): Reading {
  const example = 'Write the number alone, like 26,500 or 1,200.50.';
  const read = readAmount(written);
  if (!read) return { refusal: `“${written}” cannot be read for certain. ${example}` };
  const { minor, currency: named = currency } = read;
  if (named !== currency) return { refusal: `The price is in ${currency}. ${example}` };
  return { value: majorUnits({ minor, currency }) };
}

/** The content check says which numbers fit. */
export function readFigure(text: string, currency?: Currency): Reading {
  const written = text.replaceAll(/\s+/g, ' ').trim();
  if (written === '') return {};
  return currency ? readPrice(written, currency) : readNumber(written);
}

/** `KES 26,500`, and `2000` of what is no amount. */
export const figureWords = (value: number, currency?: Currency): string =>
  currency ? formatMoney(money(value, currency)) : String(value);

/** Digits as they stand in the field: an amount has its commas, a year has none. */
export const figureText = (value: unknown, currency?: Currency): string =>
  currency && typeof value === 'number' ? value.toLocaleString('en-US') : String(value);

/** Whether a figure is less than half of what it was, or more than half as much again. */
export const isLeap = (from: unknown, to: unknown): from is number =>
  typeof from === 'number' && typeof to === 'number' && Math.abs(to - from) > Math.abs(from) / 2;
