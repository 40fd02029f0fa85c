import { formatAmount, formatMoney, type Money } from '@site/rules/money/money';
import type { AddOn } from '@site/content/schemas/plan.schema';
import type { PriceRow } from '@site/content/schemas/service.schema';

/** A row with its amounts, in KES before VAT. */
export type ResolvedPriceRow = Extract<PriceRow, { from: Money }> & {
  /** The add-on whose price this row shows, if the row is for an add-on. */
  readonly addOn?: AddOn;
};

/**
 * Fills in the amounts of a row. `planPrices` are the lowest and the highest price of the plans. Throws an
 * error if the add-on of the row does not exist.
 */
export function resolvePriceRow(
  row: PriceRow,
  planPrices: readonly [lowest: Money, highest: Money],
  addOns: readonly AddOn[],
): ResolvedPriceRow {
  const { label, per } = row;
  if ('from' in row) return row;
  if ('plans' in row) {
    const [from, to] = planPrices;
    return { label, from, to, openEnded: false, per, covers: row.covers };
  }
  const addOn = addOns.find(({ id }) => id === row.addOn);
  if (!addOn) throw new Error(`There is no add-on "${row.addOn}" in content/add-ons.yaml`);
  return { label, addOn, from: addOn.price, openEnded: false, per };
}

export const findCheapestRow = (rows: readonly ResolvedPriceRow[]): ResolvedPriceRow =>
  rows.reduce((cheapest, row) => (row.from.minor < cheapest.from.minor ? row : cheapest));

/** Formats the lowest price, such as `from KES 18,000 per month`. */
export const formatLowestPrice = (rows: readonly ResolvedPriceRow[]) =>
  toLeaderRow({ ...findCheapestRow(rows), to: undefined }).amount;

/** Turns the price of a service into a row of leader-list.astro. A row for an add-on describes the add-on. */
export const toLeaderRow = ({ label, per, covers, addOn, ...row }: ResolvedPriceRow) => ({
  name: label,
  amount: `${formatPriceRange(row)}${per ? ` per ${per}` : ''}`,
  description: addOn ? `${addOn.name}: ${addOn.description}` : covers,
});

/**
 * Formats a row as `Monitoring from KES 28,000 per month.` A row for an add-on has the name and price of the
 * add-on.
 */
export const formatPricedLabel = (row: ResolvedPriceRow) => {
  const { addOn } = row;
  if (addOn) return `${addOn.name} ${addOn.isMinimumPrice ? 'from ' : ''}${formatMoney(addOn.price)}.`;
  const { name, amount } = toLeaderRow(row);
  return `${name} ${amount}.`;
};

/** Formats a range as `from KES 35,000`, `KES 65,000 to 250,000` or `KES 150,000 to 500,000+`. */
export function formatPriceRange({
  from,
  to,
  openEnded,
}: Pick<ResolvedPriceRow, 'from' | 'to' | 'openEnded'>) {
  if (!to) return `from ${formatMoney(from)}`;
  return `${formatMoney(from)} to ${formatAmount(to)}${openEnded ? '+' : ''}`;
}
