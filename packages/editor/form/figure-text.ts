/** Figures as people write them: read where only one number can be meant, and shown as they were understood. */
import { type Currency, formatMoney, isAmount, money } from '@site/rules/money/money';

/** Which numbers a field takes. */
export interface Limits {
  readonly currency?: Currency;
  readonly isWhole?: boolean;
  readonly min?: number;
  readonly max?: number;
}

export interface FigureOptions extends Limits {
  /** What stands after the number, such as `a month` or `business days`. */
  readonly unit?: string;
}

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

const grouped = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 10 });

const isWithin = (value: number, { min = -Infinity, max = Infinity }: Limits) => value >= min && value <= max;

/** `26.500` is 26,500 to some and 26.5 to others; with one of them out of bounds it is the other. */
function twoWays(plain: string, options: Limits): Reading | undefined {
  if (!/^\d{1,3}\.\d{3}$/.test(plain)) return undefined;
  const [less, more] = [Number(plain), Number(plain.replace('.', ''))];
  if (!isWithin(more, options)) return undefined;
  return { refusal: `“${plain}” can be read in two ways. Write ${grouped(more)} or ${grouped(less)}.` };
}

export function readFigure(text: string, options: Limits): Reading {
  const { currency, isWhole, min = -Infinity, max = Infinity } = options;
  const written = text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim();
  if (written === '') return {};
  // In Kenya `26,500/=` and `26,500/-` are amounts without cents.
  const plain = currency ? written.replace(SIGN[currency], '').replace(/ ?\/[=-]$/, '') : written;
  const example = currency ? '26,500 or 1,200.50' : isWhole ? '12' : '99.9';
  if (currency && /kes|ksh|usd|[$€£]/i.test(plain))
    return { refusal: `The price is in ${currency}. Write the number alone, like ${example}.` };
  if (!DIGITS.test(plain))
    return { refusal: `“${written}” cannot be read as a number. Write it like ${example}.` };
  const ambiguous = twoWays(plain, options);
  if (ambiguous) return ambiguous;
  const value = Number(plain.replaceAll(/[, ]/g, ''));
  if (isWhole && !Number.isInteger(value)) return { refusal: `A whole number goes here, like ${example}.` };
  if (currency && !isAmount(value)) return { refusal: 'An amount has at most two decimals, like 1,200.50.' };
  if (value < min) return { refusal: `${grouped(min)} is the least that fits here.` };
  if (value > max) return { refusal: `${grouped(max)} is the most that fits here.` };
  return { value };
}

/** `KES 26,500 a month`, `5 business days`. */
export function figureWords(value: number, { currency, unit }: FigureOptions): string {
  const amount = currency ? formatMoney(money(value, currency)) : grouped(value);
  return unit === '%' ? `${amount}%` : [amount, unit].filter(Boolean).join(' ');
}

/** Digits as they stand in the field: an amount has its commas, a year has none. */
export const figureText = (value: unknown, currency?: Currency): string =>
  currency && typeof value === 'number' ? grouped(value) : String(value);

/** Whether a figure is less than half of what it was, or more than half as much again. */
export const isLeap = (from: unknown, to: unknown): from is number =>
  typeof from === 'number' && typeof to === 'number' && Math.abs(to - from) > Math.abs(from) / 2;
