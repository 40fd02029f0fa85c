import { formatCartItemName } from '@site/rules/checkout/order';
import { formatMoney, multiply, sum, type Money } from '@site/rules/money/money';
import {
  CUSTOM_SERVICE_ID,
  describeItem,
  formatUnit,
  type Catalogue,
  type CatalogueItem,
} from '@site/rules/quote/catalogue';
import type { CustomService } from './custom-service.ts';
import type { Selection } from './selection.ts';

/** A service of the catalogue with its quantity, or the custom service. */
export interface QuoteLine extends Omit<CatalogueItem, 'unit'> {
  readonly quantity: number;
  readonly total: Money;
  readonly unitLabel: string;
}

/** Lists the selected items in catalogue order, then the custom service. */
export function listQuoteLines(
  selection: Selection,
  customService: CustomService,
  catalogue: Catalogue,
): readonly QuoteLine[] {
  const lines = catalogue.flatMap((item): QuoteLine[] => {
    const quantity = selection.get(item.id);
    if (quantity === undefined) return [];
    const total = multiply(item.price, quantity);
    return [{ ...item, description: describeItem(item), quantity, total, unitLabel: formatUnit(item) }];
  });
  return customService.kind === 'valid' ? [...lines, toCustomLine(customService)] : lines;
}

const toCustomLine = ({ name, price }: CustomService & { kind: 'valid' }): QuoteLine => ({
  id: CUSTOM_SERVICE_ID,
  name,
  brief: '',
  description: 'Custom service',
  price,
  quantity: 1,
  total: price,
  billing: 'once',
  unitLabel: 'as proposed, not agreed yet',
});

/** Computes the amount due at checkout: everything that is paid once, and the first month of the rest. */
export const computeQuoteTotal = (lines: readonly QuoteLine[]) =>
  sum(
    lines.map(({ total }) => total),
    'USD',
  );

export const formatServiceCount = ({ length }: readonly QuoteLine[]) =>
  length === 1 ? '1 service' : `${length} services`;

/** Says in a quote and in an order what the price of a monthly service covers. */
export const ONE_MONTH_NOTE = 'for one month, with no automatic renewal';

/**
 * Formats the unit of a service that is in a quote. The price list says `monthly`. A quote says
 * ONE_MONTH_NOTE instead, because a quote covers one month only.
 */
export const formatUnitNote = (unitLabel: string) => unitLabel.replace(/monthly$/, ONE_MONTH_NOTE);

/**
 * Formats the total of a line as `USD 300`, or as `USD 120 for one month`, because an order of a monthly
 * service covers one month.
 */
export const formatLineTotal = ({ total, billing }: QuoteLine) =>
  formatMoney(total) + (billing === 'monthly' ? ' for one month' : '');

/** Formats a line as `Security Training × 2: USD 300`, or `Data Backup: USD 120 for one month`. */
export const formatLine = (line: QuoteLine) => `${formatCartItemName(line)}: ${formatLineTotal(line)}`;

/**
 * Formats a line for a message that ends with a link to the quote. The link leaves out a custom service,
 * because anyone could write one into a link.
 */
export const formatLineAboveLink = (line: QuoteLine) =>
  line.id === CUSTOM_SERVICE_ID ? `${formatLine(line)} ${line.unitLabel}, not in the link` : formatLine(line);
