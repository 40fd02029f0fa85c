import { formatAmount, money, type Money } from './money.ts';

/** Digits alone, three of which say something: a bank's rate on the day of the payment is another one. `rate` is for one dollar. */
export const inShillings = ({ minor }: Money, rate: number): string =>
  Number(((minor * rate) / 100).toPrecision(3)).toLocaleString('en-US');

/** `day` is in words: `1 January 2025`. */
export const rateNote = (rate: number, day: string): string =>
  `Charged in US dollars; shillings at ${formatAmount(money(rate, 'KES'), 'always')} to the dollar, the rate of ${day}.`;
