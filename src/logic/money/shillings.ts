import { formatAmount, money, type Money } from '@site/rules/money/money';

/**
 * Converts dollars to shillings. Rounds to three significant digits, because the bank's rate on the day of
 * payment will differ. `rate` is in shillings for one dollar.
 */
export const convertToShillings = ({ minor }: Money, rate: number): string =>
  Number(((minor * rate) / 100).toPrecision(3)).toLocaleString('en-US');

/** Writes the note on the rate. `day` is in words: `1 January 2025`. */
export const formatRateNote = (rate: number, day: string): string =>
  `Charged in US dollars; shillings at ${formatAmount(money(rate, 'KES'))} to the dollar, the rate of ${day}.`;
