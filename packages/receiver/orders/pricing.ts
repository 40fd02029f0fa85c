/** Prices an order by today's catalogue. Amounts that were sent are only compared, never used. */
import type { PublishedCatalogue, PublishedPrice } from '@site/content/catalogue/published-catalogue.schema';
import { cartItemName } from '@site/rules/checkout/order';
import { toMajorUnits, money, multiply, sum } from '@site/rules/money/money';
import { countCharacters, cleanSingleLine } from '@site/rules/text/typed-text';
import type { ReceivedOrder } from '../http/contract.schema.ts';
import { totalOf, type OrderLine, type StoredOrder } from './stored-order.schema.ts';

type SentLine = ReceivedOrder['lines'][number];
type SentItem = ReceivedOrder['record']['items'][number];

const priceLine = (
  line: Omit<OrderLine, 'unitPrice' | 'currency' | 'total'>,
  { amount, currency }: PublishedPrice,
): OrderLine => {
  const total = toMajorUnits(multiply(money(amount, currency), line.quantity));
  return { ...line, unitPrice: amount, currency, total };
};

/** Prices the custom service. The visitor names and prices it, within the published limits. */
function priceCustomLine(
  { id, name: typed = '', quantity, unitPrice }: SentLine,
  { price: { min, max }, nameMax, quantity: onlyQuantity }: PublishedCatalogue['custom'],
): OrderLine | undefined {
  const name = cleanSingleLine(typed);
  const isNamed = name !== '' && countCharacters(name) <= nameMax;
  if (!isNamed || quantity !== onlyQuantity || unitPrice < min.amount || unitPrice > max.amount)
    return undefined;
  const price = { amount: unitPrice, currency: min.currency };
  return priceLine({ id, name, custom: true, unit: '', billing: 'once', quantity }, price);
}

/** Prices a line. Returns undefined if the catalogue does not offer the service in this quantity. */
function priceCatalogueLine(
  sent: SentLine,
  { items, quantity, custom }: PublishedCatalogue,
): OrderLine | undefined {
  if (sent.id === custom.id) return priceCustomLine(sent, custom);
  const item = items.find(({ id }) => id === sent.id);
  if (!item || sent.quantity < quantity.min || sent.quantity > quantity.max) return undefined;
  const { id, billing, unitWords: unit, price } = item;
  const name = cleanSingleLine(item.name);
  return priceLine({ id, name, custom: false, unit, billing, quantity: sent.quantity }, price);
}

const isAsSent = (line: OrderLine, sent: SentLine): boolean =>
  cleanSingleLine(sent.name ?? line.name) === line.name &&
  sent.unitPrice === line.unitPrice &&
  sent.currency === line.currency &&
  sent.total === line.total;

/** Compares a line with the item that the browser stored for it, with its quantity in the name. */
const isAsShown = (line: OrderLine, item: SentItem | undefined): boolean =>
  item?.id === line.id && item.price === line.total && cleanSingleLine(item.name) === cartItemName(line);

/**
 * Prices an order. Returns undefined if it differs from the catalogue in any way, or has several currencies.
 */
export function priceOrder(
  { record, lines: sent }: ReceivedOrder,
  catalogue: PublishedCatalogue,
): Pick<StoredOrder, 'currency' | 'total' | 'lines'> | undefined {
  const [first, ...others] = sent.flatMap((line, index) => {
    const found = priceCatalogueLine(line, catalogue);
    return found && isAsSent(found, line) && isAsShown(found, record.items[index]) ? [found] : [];
  });
  if (!first || others.some(({ currency }) => currency !== first.currency)) return undefined;
  const { currency } = first;
  const lines: StoredOrder['lines'] = [first, ...others];
  const total = toMajorUnits(sum(lines.map(totalOf), currency));
  // Every line is in the order once, and the record has no other items.
  const isComplete =
    new Set(lines.map(({ id }) => id)).size === sent.length && record.items.length === sent.length;
  return isComplete && record.total === total ? { currency, total, lines } : undefined;
}
