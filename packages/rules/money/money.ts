export type Currency = 'KES' | 'USD';

/** An exact amount: whole minor units (cents), and what they are cents of. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

const MINOR_PER_MAJOR = 100;

/** Our own, because the spaces and signs of the locale's currency style differ between browsers. */
const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Adding 0 turns a negative zero into a positive one. */
function fromMinor(minor: number | undefined, currency: Currency, amount = minor): Money {
  if (minor === undefined || !Number.isSafeInteger(minor))
    throw new RangeError(`${amount} ${currency} has no exact amount in minor units`);
  return { minor: minor + 0, currency };
}

/** `undefined` with more than two decimals; dividing back tells 1.1 from 1.101 without any tolerance. */
function minorUnits(amount: number): number | undefined {
  const minor = Math.round(amount * MINOR_PER_MAJOR);
  return Number.isSafeInteger(minor) && minor / MINOR_PER_MAJOR === amount ? minor : undefined;
}

export const isAmount = (amount: number): boolean => minorUnits(amount) !== undefined;

/** From major units, as people and content write them: `money(24.5, 'USD')`. */
export const money = (amount: number, currency: Currency): Money =>
  fromMinor(minorUnits(amount), currency, amount);

export const majorUnits = ({ minor }: Money): number => minor / MINOR_PER_MAJOR;

export function add(left: Money, right: Money): Money {
  if (left.currency !== right.currency)
    throw new TypeError(`cannot add ${right.currency} to ${left.currency}`);
  return fromMinor(left.minor + right.minor, left.currency);
}

/** The currency is named because an empty list has a total too. */
export const sum = (amounts: readonly Money[], currency: Currency): Money =>
  amounts.reduce(add, money(0, currency));

export const multiply = ({ minor, currency }: Money, count: number): Money =>
  fromMinor(minor * count, currency);

/**
 * Grouped digits without a currency, and cents if there are any, in it or in the sum that it stands above: then the
 * figures of a column are in line.
 */
export function formatAmount({ minor }: Money, sum?: Money): string {
  const size = Math.abs(minor);
  const cents = size % MINOR_PER_MAJOR;
  const sign = minor < 0 ? '-' : '';
  const whole = wholeNumber.format((size - cents) / MINOR_PER_MAJOR);
  const hasCents = cents > 0 || (sum !== undefined && sum.minor % MINOR_PER_MAJOR !== 0);
  return `${sign}${whole}${hasCents ? `.${String(cents).padStart(2, '0')}` : ''}`;
}

/** `KES 24,000`, `USD 2,500`, `USD 180.50`: wherever an amount is written. */
export const formatMoney = (amount: Money): string => `${amount.currency} ${formatAmount(amount)}`;

/** Three significant digits: the bank's rate on the day of the payment will differ. `rate` is for one dollar. */
export const inShillings = ({ minor }: Money, rate: number): string =>
  Number(((minor * rate) / 100).toPrecision(3)).toLocaleString('en-US');

/** `day` is in words: `1 January 2025`. */
export const rateNote = (rate: number, day: string): string =>
  `Charged in US dollars; shillings at ${formatAmount(money(rate, 'KES'))} to the dollar, the rate of ${day}.`;
