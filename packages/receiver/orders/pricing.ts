/**
 * Prices an order by today's catalogue. Amounts in the request are only compared with it. The exception is
 * the price of the custom service, which the visitor chooses within the published limits.
 */
import type { PublishedCatalogue, PublishedPrice } from '@site/content/catalogue/published-catalogue.schema';
import { formatCartItemName } from '@site/rules/checkout/order';
import { toMajorUnits, money, multiply, sum } from '@site/rules/money/money';
import { countCharacters, cleanSingleLine } from '@site/rules/text/clean-text';
import type { ReceivedOrder } from '../http/contract.schema.ts';
import { getTotal, type OrderLine, type StoredOrder } from './stored-order.schema.ts';

type SentLine = ReceivedOrder['lines'][number];
type SentItem = ReceivedOrder['record']['items'][number];

/** Adds the price and the total to a line. */
const priceLine = (
  line: Omit<OrderLine, 'unitPrice' | 'currency' | 'total'>,
  { amount, currency }: PublishedPrice,
): OrderLine => {
  const total = toMajorUnits(multiply(money(amount, currency), line.quantity));
  return { ...line, unitPrice: amount, currency, total };
};

/** Prices the custom service, which the visitor names and prices within the published limits. */
function priceCustomLine(
  { id, name: sentName = '', quantity, unitPrice }: SentLine,
  custom: PublishedCatalogue['custom'],
): OrderLine | undefined {
  const name = cleanSingleLine(sentName);
  const { min, max } = custom.price;
  const isNameAllowed = name !== '' && countCharacters(name) <= custom.nameMax;
  const isPriceAllowed = unitPrice >= min.amount && unitPrice <= max.amount;
  if (!isNameAllowed || !isPriceAllowed || quantity !== custom.quantity) return undefined;
  const price = { amount: unitPrice, currency: min.currency };
  return priceLine({ id, name, custom: true, unit: '', billing: 'once', quantity }, price);
}

/**
 * Prices a line. Returns undefined if the catalogue does not offer the service in this quantity, or if the
 * custom service is beyond its limits.
 */
function priceCatalogueLine(
  sentLine: SentLine,
  { items, quantity, custom }: PublishedCatalogue,
): OrderLine | undefined {
  if (sentLine.id === custom.id) return priceCustomLine(sentLine, custom);
  const item = items.find(({ id }) => id === sentLine.id);
  if (!item || sentLine.quantity < quantity.min || sentLine.quantity > quantity.max) return undefined;
  const { id, billing, unitWords: unit, price } = item;
  const name = cleanSingleLine(item.name);
  return priceLine({ id, name, custom: false, unit, billing, quantity: sentLine.quantity }, price);
}

/**
 * Returns whether a line has the same name and amounts as in the request. The request may leave out the name.
 */
const matchesSentLine = (line: OrderLine, sentLine: SentLine) =>
  cleanSingleLine(sentLine.name ?? line.name) === line.name &&
  sentLine.unitPrice === line.unitPrice &&
  sentLine.currency === line.currency &&
  sentLine.total === line.total;

/** Returns whether a line equals the item in the checkout record, whose name includes the quantity. */
const matchesRecordItem = (line: OrderLine, item: SentItem | undefined) =>
  item?.id === line.id &&
  item.price === line.total &&
  cleanSingleLine(item.name) === formatCartItemName(line);

/**
 * Prices an order. Returns undefined if a line or the total differs from the catalogue, if the order has a
 * service twice or several currencies, or if the checkout record has other items.
 */
export function priceOrder(
  { record, lines: sentLines }: ReceivedOrder,
  catalogue: PublishedCatalogue,
): Pick<StoredOrder, 'currency' | 'total' | 'lines'> | undefined {
  const [firstLine, ...otherLines] = sentLines.flatMap((line, index) => {
    const pricedLine = priceCatalogueLine(line, catalogue);
    return pricedLine &&
      matchesSentLine(pricedLine, line) &&
      matchesRecordItem(pricedLine, record.items[index])
      ? [pricedLine]
      : [];
  });
  if (!firstLine || otherLines.some((line) => line.currency !== firstLine.currency)) return undefined;
  const { currency } = firstLine;
  const lines: StoredOrder['lines'] = [firstLine, ...otherLines];
  const total = toMajorUnits(sum(lines.map(getTotal), currency));
  // Every line has a price, no service is in the order twice, and the record has no other items.
  const isComplete =
    new Set(lines.map(({ id }) => id)).size === sentLines.length && record.items.length === sentLines.length;
  return isComplete && record.total === total ? { currency, total, lines } : undefined;
}
