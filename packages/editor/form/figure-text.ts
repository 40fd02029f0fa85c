/** Figures as people write them: read where only one number can be meant, and shown as they were understood. */
import { type Currency, formatMoney, isAmount, money } from '@site/rules/money/money';

/** What is understood, or a sentence on what to write. Neither for an empty field. */
export type Reading =
  | { readonly value?: never; readonly refusal?: string }
  | { readonly value: number; readonly refusal?: never };

const SIGN: Readonly<Record<Currency, RegExp>> = {
  KES: /^(?:kes|ksh|kshs)\.?\s*|\s*(?:kes|ksh|kshs)\.?$/i,
  USD: /^(?:usd|us\$|\$)\s*|\s*(?:usd|us\$|\$)$/i,
};

/** `26500`, `26,500`, `26 500`, and each with a point before its decimals. */
const DIGITS = /^-?(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(?:\.\d+)?$/;

/** Which numbers fit, the content check says. */
export function readFigure(text: string, currency?: Currency): Reading {
  const written = text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim();
  if (written === '') return {};
  // In Kenya `26,500/=` and `26,500/-` are amounts without cents.
  const plain = currency ? written.replace(SIGN[currency], '').replace(/ ?\/[=-]$/, '') : written;
  const example = currency ? '26,500 or 1,200.50' : '12 or 99.9';
  if (currency && /kes|ksh|usd|[$€£]/i.test(plain))
    return { refusal: `The price is in ${currency}. Write the number alone, like ${example}.` };
  if (!DIGITS.test(plain))
    return { refusal: `“${written}” cannot be read as a number. Write it like ${example}.` };
  // `26.500` is 26,500 to some.
  if (currency && /\.\d{3}/.test(plain))
    return { refusal: `“${written}” can be read in two ways. Write it like ${example}.` };
  const value = Number(plain.replaceAll(/[, ]/g, ''));
  return currency && !isAmount(value) ? { refusal: `No price is “${written}”.` } : { value };
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
