import { add, formatMoney, multiply, sum, type Money } from '@site/rules/money/money';
import { CUSTOM_ID, unitWords, type Billing, type Catalogue } from '@site/rules/quote/catalogue';
import type { CustomService } from './custom-service.ts';
import type { Selection } from './selection.ts';

export interface QuoteLine {
  readonly id: string;
  readonly name: string;
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

/** In the order of the catalogue, with the custom service last. */
export function quoteLines(
  selection: Selection,
  custom: CustomService,
  catalogue: Catalogue,
): readonly QuoteLine[] {
  const lines = catalogue.flatMap((item): QuoteLine[] => {
    const quantity = selection.get(item.id);
    if (quantity === undefined) return [];
    const { id, name, description, excludes, price, billing } = item;
    const total = multiply(price, quantity);
    return [{ id, name, description, excludes, price, quantity, total, billing, unitWords: unitWords(item) }];
  });
  return custom.kind === 'valid' ? [...lines, customLine(custom)] : lines;
}

const customLine = ({ name, price }: CustomService & { kind: 'valid' }): QuoteLine => ({
  id: CUSTOM_ID,
  name,
  description: 'Custom service',
  price,
  quantity: 1,
  total: price,
  billing: 'once',
  unitWords: '',
});

export function quoteTotals(lines: readonly QuoteLine[]) {
  const amounts = (billing: Billing) =>
    lines.filter((line) => line.billing === billing).map(({ total }) => total);
  const totalOf = (billing: Billing) => sum(amounts(billing), 'USD');
  const once = totalOf('once');
  const monthly = totalOf('monthly');
  /** Due at checkout: everything that is paid once, and the first month. */
  const total = add(once, monthly);
  return { total, once, monthly };
}

export const countServices = ({ length }: readonly QuoteLine[]) =>
  length === 1 ? '1 service' : `${length} services`;

/** `4 services, USD 3,310` */
export const countAndTotal = (lines: readonly QuoteLine[]) =>
  `${countServices(lines)}, ${formatMoney(quoteTotals(lines).total)}`;

/** The text of a message with a link to the quote. A link cannot hold a custom service. */
export const shareText = (lines: readonly QuoteLine[]) =>
  [countAndTotal(lines), ...notInLink(lines)].join('\n');

export const notInLink = (lines: readonly QuoteLine[]) =>
  lines
    .filter(({ id }) => id === CUSTOM_ID)
    .map(({ name, total }) => `${name}, ${formatMoney(total)}, is not in the link.`);
