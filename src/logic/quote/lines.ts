import { cartItemName } from '@site/rules/checkout/order';
import { formatMoney, multiply, sum, type Money } from '@site/rules/money/money';
import { CUSTOM_SERVICE_ID, formatUnit, type Billing, type Catalogue } from '@site/rules/quote/catalogue';
import type { CustomService } from './custom-service.ts';
import type { Selection } from './selection.ts';

export interface QuoteLine {
  readonly id: string;
  readonly name: string;
  readonly brief: string;
  readonly description: string;
  /** Costs that are paid separately. */
  readonly excludes?: string | undefined;
  /** The price of one piece. */
  readonly price: Money;
  readonly quantity: number;
  readonly total: Money;
  readonly billing: Billing;
  readonly unitWords: string;
}

/** Lists the selected items in catalogue order, then the custom service. */
export function listQuoteLines(
  selection: Selection,
  custom: CustomService,
  catalogue: Catalogue,
): readonly QuoteLine[] {
  const lines = catalogue.flatMap((item): QuoteLine[] => {
    const quantity = selection.get(item.id);
    if (quantity === undefined) return [];
    const { id, name, brief, description, excludes, price, billing } = item;
    const total = multiply(price, quantity);
    return [
      {
        id,
        name,
        brief,
        description,
        excludes,
        price,
        quantity,
        total,
        billing,
        unitWords: formatUnit(item),
      },
    ];
  });
  return custom.kind === 'valid' ? [...lines, toCustomLine(custom)] : lines;
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
  unitWords: '',
});

/** Due at checkout: everything that is paid once, and the first month of the rest. */
export const quoteTotal = (lines: readonly QuoteLine[]) =>
  sum(
    lines.map(({ total }) => total),
    'USD',
  );

export const formatServiceCount = ({ length }: readonly QuoteLine[]) =>
  length === 1 ? '1 service' : `${length} services`;

/** `Security Training × 2: USD 300`, or `Data Backup: USD 120, first month`. */
export const lineWords = (line: QuoteLine) =>
  `${cartItemName(line)}: ${formatMoney(line.total)}${line.billing === 'monthly' ? ', first month' : ''}`;

/** A link cannot hold a custom service. */
export const listLeftOutOfLink = (lines: readonly QuoteLine[]) =>
  lines
    .filter(({ id }) => id === CUSTOM_SERVICE_ID)
    .map(({ name, total }) => `${name}, ${formatMoney(total)}, is not in the link.`);
