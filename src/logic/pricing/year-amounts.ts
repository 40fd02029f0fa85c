import { add, type Money, multiply } from '@site/rules/money/money';

/**
 * Computes the price of twelve months before VAT. If a rate is given, adds the VAT and the sum of both to the
 * list.
 */
export function computeYearAmounts(monthly: Money, vatPercent?: number): readonly Money[] {
  const year = multiply(monthly, 12);
  if (vatPercent === undefined) return [year];
  const vat = { ...year, minor: Math.round((year.minor * vatPercent) / 100) };
  return [year, vat, add(year, vat)];
}
