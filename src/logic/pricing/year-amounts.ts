import { add, type Money, multiply } from '@site/rules/money/money';

/** Twelve months before VAT. With a rate, VAT and the sum of both follow. */
export function computeYearAmounts(monthly: Money, vatPercent?: number): readonly Money[] {
  const year = multiply(monthly, 12);
  if (vatPercent === undefined) return [year];
  const vat = { ...year, minor: Math.round((year.minor * vatPercent) / 100) };
  return [year, vat, add(year, vat)];
}
