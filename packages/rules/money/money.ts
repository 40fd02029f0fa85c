export type Currency = 'KES' | 'USD';

/** An exact amount in whole minor units (cents) of its currency. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

const MINOR_PER_MAJOR = 100;

/** Formats without a currency, because browsers differ in the spaces and symbols that they write with one. */
const wholeNumberFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/**
 * Creates an amount from minor units. Throws a RangeError if there is no exact amount. The error contains
 * `givenNumber`, from which the caller computed the minor units.
 */
function fromMinor(minor: number | undefined, currency: Currency, givenNumber = minor): Money {
  if (minor === undefined || !Number.isSafeInteger(minor))
    throw new RangeError(`${givenNumber} ${currency} has no exact amount in minor units`);
  // Adding 0 turns a negative zero into a positive one.
  return { minor: minor + 0, currency };
}

/**
 * Converts an amount from major units. Returns `undefined` for more than two decimals, or for an amount that
 * is too large to be exact. Dividing back tells 1.1 from 1.101 without a tolerance.
 */
function toMinorUnits(majorUnits: number): number | undefined {
  const minor = Math.round(majorUnits * MINOR_PER_MAJOR);
  return Number.isSafeInteger(minor) && minor / MINOR_PER_MAJOR === majorUnits ? minor : undefined;
}

/** Recognises an amount in major units that has at most two decimals, and is not too large to be exact. */
export const isExactAmount = (value: unknown): value is number =>
  typeof value === 'number' && toMinorUnits(value) !== undefined;

/**
 * Creates an amount from major units, the form in which people and content give amounts: `money(24.5,
 * 'USD')`.
 */
export const money = (majorUnits: number, currency: Currency): Money =>
  fromMinor(toMinorUnits(majorUnits), currency, majorUnits);

export const toMajorUnits = ({ minor }: Money) => minor / MINOR_PER_MAJOR;

/** Adds two amounts. Throws a TypeError if their currencies differ. */
export function add(left: Money, right: Money): Money {
  if (left.currency !== right.currency)
    throw new TypeError(`cannot add ${right.currency} to ${left.currency}`);
  return fromMinor(left.minor + right.minor, left.currency);
}

/** Adds up amounts. The caller names the currency, because an empty list has a total too. */
export const sum = (amounts: readonly Money[], currency: Currency): Money =>
  amounts.reduce(add, money(0, currency));

export const multiply = ({ minor, currency }: Money, count: number): Money =>
  fromMinor(minor * count, currency);

const hasCents = ({ minor }: Money) => minor % MINOR_PER_MAJOR !== 0;

/**
 * Formats an amount as `24,000` or `180.50`, without its currency. Shows cents if the amount or the total
 * below it has any, so that decimals line up.
 */
export function formatAmount(amount: Money, total = amount): string {
  const cents = amount.minor % MINOR_PER_MAJOR;
  const wholePart = wholeNumberFormat.format((amount.minor - cents) / MINOR_PER_MAJOR);
  const decimals = hasCents(amount) || hasCents(total) ? `.${String(cents).padStart(2, '0')}` : '';
  return wholePart + decimals;
}

/** Formats an amount as `KES 24,000`, `USD 2,500` or `USD 180.50`. */
export const formatMoney = (amount: Money) => `${amount.currency} ${formatAmount(amount)}`;
