/** Prices an order by today's catalogue. Amounts that were sent are only compared, never used. */
import type { PublishedCatalogue, PublishedPrice } from '@site/content/catalogue/published-catalogue.schema';
import { cartItemName } from '@site/rules/checkout/order';
import { majorUnits, money, multiply, sum } from '@site/rules/money/money';
import { countCharacters, singleLine } from '@site/rules/text/typed-text';
import type { ReceivedOrder } from '../http/contract.schema.ts';
import { totalOf, type OrderLine, type StoredOrder } from './stored-order.schema.ts';

type SentLine = ReceivedOrder['lines'][number];
type SentItem = ReceivedOrder['record']['items'][number];

const priced = (
  line: Omit<OrderLine, 'unitPrice' | 'currency' | 'total'>,
  { amount, currency }: PublishedPrice,
): OrderLine => {
  const total = majorUnits(multiply(money(amount, currency), line.quantity));
  return { ...line, unitPrice: amount, currency, total };
};

/** The visitor names and prices the custom service, within the published bounds. */
function customLine(
  { id, name: typed = '', quantity, unitPrice }: SentLine,
  { price: { min, max }, nameMax, quantity: onlyQuantity }: PublishedCatalogue['custom'],
): OrderLine | undefined {
  const name = singleLine(typed);
  const isNamed = name !== '' && countCharacters(name) <= nameMax;
  if (!isNamed || quantity !== onlyQuantity || unitPrice < min.amount || unitPrice > max.amount)
    return undefined;
  const price = { amount: unitPrice, currency: min.currency };
  return priced({ id, name, custom: true, unit: '', billing: 'once', quantity }, price);
}

/** Gives nothing if the catalogue does not offer the service in this quantity. */
function catalogueLine(
  sent: SentLine,
  { items, quantity, custom }: PublishedCatalogue,
): OrderLine | undefined {
  if (sent.id === custom.id) return customLine(sent, custom);
  const item = items.find(({ id }) => id === sent.id);
  if (!item || sent.quantity < quantity.min || sent.quantity > quantity.max) return undefined;
  const { id, billing, unitWords: unit, price } = item;
  const name = singleLine(item.name);
  return priced({ id, name, custom: false, unit, billing, quantity: sent.quantity }, price);
}

const isAsSent = (line: OrderLine, sent: SentLine): boolean =>
  singleLine(sent.name ?? line.name) === line.name &&
  sent.unitPrice === line.unitPrice &&
  sent.currency === line.currency &&
  sent.total === line.total;

/** The browser stores each line as an item, with its quantity in the name. */
const isAsShown = (line: OrderLine, item: SentItem | undefined): boolean =>
  item?.id === line.id && item.price === line.total && singleLine(item.name) === cartItemName(line);

/** Gives nothing if the order differs from the catalogue in anything, or has several currencies. */
export function agreedOrder(
  { record, lines: sent }: ReceivedOrder,
  catalogue: PublishedCatalogue,
): Pick<StoredOrder, 'currency' | 'total' | 'lines'> | undefined {
  const [first, ...others] = sent.flatMap((line, index) => {
    const found = catalogueLine(line, catalogue);
    return found && isAsSent(found, line) && isAsShown(found, record.items[index]) ? [found] : [];
  });
  if (!first || others.some(({ currency }) => currency !== first.currency)) return undefined;
  const { currency } = first;
  const lines: StoredOrder['lines'] = [first, ...others];
  const total = majorUnits(sum(lines.map(totalOf), currency));
  // Every line was agreed to, once, and the record has no other items.
  const isComplete =
    new Set(lines.map(({ id }) => id)).size === sent.length && record.items.length === sent.length;
  return isComplete && record.total === total ? { currency, total, lines } : undefined;
}
