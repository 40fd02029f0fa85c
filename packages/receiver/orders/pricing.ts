/** What is ordered, by today's catalogue. Nothing that was sent is used: it is only compared. */
import type { OrderRequest } from '../http/contract.schema.ts';
import { cartItemName } from '@site/rules/checkout/order';
import { countCharacters, singleLine } from '@site/rules/text/typed-text';
import { majorUnits, money, multiply, sum } from '@site/rules/money/money';
import type { PublishedCatalogue, PublishedPrice } from '@site/content/catalogue/published-catalogue.schema';
import type { OrderLine, StoredOrder } from './stored-order.schema.ts';

type SentLine = OrderRequest['lines'][number];
type ShownItem = OrderRequest['record']['items'][number];

const priced = (
  line: Omit<OrderLine, 'unitPrice' | 'currency' | 'total'>,
  { amount, currency }: PublishedPrice,
): OrderLine => {
  const total = majorUnits(multiply(money(amount, currency), line.quantity));
  return { ...line, unitPrice: amount, currency, total };
};

/** The visitor's own service has the price that the visitor named, within the published bounds. */
function ownService(
  { id, name: typed = '', quantity, unitPrice }: SentLine,
  { price: { min, max }, nameMax, quantity: count }: PublishedCatalogue['custom'],
): OrderLine | undefined {
  const name = singleLine(typed);
  const isNamed = name !== '' && countCharacters(name) <= nameMax;
  if (!isNamed || quantity !== count || unitPrice < min.amount || unitPrice > max.amount) return undefined;
  const price = { amount: unitPrice, currency: min.currency };
  return priced({ id, name, custom: true, unit: '', billing: 'once', quantity }, price);
}

/** Nothing where the catalogue does not offer it, or not so many of it. */
function offered(sent: SentLine, { items, quantity, custom }: PublishedCatalogue): OrderLine | undefined {
  if (sent.id === custom.id) return ownService(sent, custom);
  const item = items.find(({ id }) => id === sent.id);
  if (!item || sent.quantity < quantity.min || sent.quantity > quantity.max) return undefined;
  const { id, billing, price } = item;
  const line = { id, name: singleLine(item.name), custom: false, unit: item.unitWords, billing };
  return priced({ ...line, quantity: sent.quantity }, price);
}

const isAsSent = (line: OrderLine, sent: SentLine): boolean =>
  singleLine(sent.name ?? line.name) === line.name &&
  sent.unitPrice === line.unitPrice &&
  sent.currency === line.currency &&
  sent.total === line.total;

/** In the browser's record each line is an item with its quantity in the name. */
const isAsShown = (line: OrderLine, shown: ShownItem | undefined): boolean =>
  shown?.id === line.id && shown.price === line.total && singleLine(shown.name) === cartItemName(line);

/** Nothing where the order says anything else than the catalogue, or is of several currencies. */
export function agreedOrder(
  { record, lines: sent }: OrderRequest,
  catalogue: PublishedCatalogue,
): Pick<StoredOrder, 'currency' | 'total' | 'lines'> | undefined {
  const [first, ...others] = sent.flatMap((line, index) => {
    const found = offered(line, catalogue);
    return found && isAsSent(found, line) && isAsShown(found, record.items[index]) ? [found] : [];
  });
  if (!first || others.some(({ currency }) => currency !== first.currency)) return undefined;
  const { currency } = first;
  const lines: StoredOrder['lines'] = [first, ...others];
  const isOnceEach = new Set(lines.map(({ id }) => id)).size === sent.length;
  const total = majorUnits(
    sum(
      lines.map((line) => money(line.total, currency)),
      currency,
    ),
  );
  const isWhole = isOnceEach && record.items.length === sent.length && record.total === total;
  return isWhole ? { currency, total, lines } : undefined;
}
