import { add, type Money, multiply } from '@site/rules/money/money';

/**
 * Lists the price of twelve months before VAT. If a VAT rate is given, also lists the VAT, rounded to whole
 * cents, and the price that includes it.
 */
export function listYearAmounts(monthly: Money, vatPercent?: number): readonly Money[] {
  const year = multiply(monthly, 12);
  if (vatPercent === undefined) return [year];
  const vat = { ...year, minor: Math.round((year.minor * vatPercent) / 100) };
  return [year, vat, add(year, vat)];
}
