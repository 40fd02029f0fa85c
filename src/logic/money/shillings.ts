import { formatAmount, money, type Money } from '@site/rules/money/money';

/**
 * Formats dollars as shillings, such as `23,300`. Rounds to three significant digits, because the bank's rate
 * on the day of payment will differ. `rate` is the price of one dollar in shillings.
 */
export const formatAsShillings = ({ minor }: Money, rate: number) =>
  Number(((minor * rate) / 100).toPrecision(3)).toLocaleString('en-US');

/** Formats the note on the rate. `day` is a long date, such as `1 January 2025`. */
export const formatRateNote = (rate: number, day: string) =>
  `Charged in US dollars; shillings at ${formatAmount(money(rate, 'KES'))} to the dollar, the rate of ${day}.`;
