import type { Order } from './contract.schema.ts';
import type { KeptItem, KeptOrder } from './kept-order.schema.ts';
import {
  cartItemName,
  majorUnits,
  money,
  multiply,
  sum,
  type Currency,
  type PublishedCatalogue,
  type PublishedPrice,
  countCharacters,
  singleLine,
} from './site.ts';

type Line = Order['lines'][number];
type Item = Order['record']['items'][number];

/** What the catalogue says of a line. */
interface Offer {
  readonly item: KeptItem;
  readonly currency: Currency;
}

function offer(line: Omit<KeptItem, 'unitPrice' | 'total'>, { amount, currency }: PublishedPrice): Offer {
  const total = majorUnits(multiply(money(amount, currency), line.quantity));
  return { item: { ...line, unitPrice: amount, total }, currency };
}

/** The visitor's own service has the price that the visitor named, within the published bounds. */
function ownService({ id, name, quantity, unitPrice }: Line, custom: PublishedCatalogue['custom']) {
  const { min, max } = custom.price;
  const named = singleLine(name ?? '');
  const isOffered =
    named !== '' &&
    countCharacters(named) <= custom.nameMax &&
    quantity === custom.quantity &&
    unitPrice >= min.amount &&
    unitPrice <= max.amount;
  return isOffered
    ? offer(
        { id, name: named, own: true, unit: '', billing: 'once', quantity },
        { amount: unitPrice, currency: min.currency },
      )
    : undefined;
}

/** The line by today's catalogue; nothing where it is not offered, or not so many of it. */
function offered(line: Line, { items, quantity, custom }: PublishedCatalogue): Offer | undefined {
  if (line.id === custom.id) return ownService(line, custom);
  const item = items.find(({ id }) => id === line.id);
  if (!item || line.quantity < quantity.min || line.quantity > quantity.max) return undefined;
  const name = singleLine(item.name);
  if (line.name !== undefined && singleLine(line.name) !== name) return undefined;
  const { id, billing, price } = item;
  return offer({ id, name, own: false, unit: item.unitWords, billing, quantity: line.quantity }, price);
}

/** The line by today's catalogue, if the line itself and the item that the visitor was shown say the same. */
function agreedLine(line: Line, shown: Item | undefined, catalogue: PublishedCatalogue): Offer | undefined {
  const found = offered(line, catalogue);
  if (!found) return undefined;
  const { item, currency } = found;
  const isAsSaid =
    item.unitPrice === line.unitPrice && item.total === line.total && currency === line.currency;
  const isAsShown =
    shown?.id === item.id && shown.price === line.total && singleLine(shown.name) === cartItemName(item);
  return isAsSaid && isAsShown ? found : undefined;
}

/**
 * What is ordered and to be paid, by today's catalogue; nothing where the order says anything else, in a line, in an
 * item that the visitor was shown, or in the total, or is of several currencies. Nothing that was sent is used: it is only
 * compared.
 */
export function agreedOrder(
  { record, lines }: Order,
  catalogue: PublishedCatalogue,
): Pick<KeptOrder, 'currency' | 'total' | 'items'> | undefined {
  const found = lines.flatMap((line, index) => agreedLine(line, record.items[index], catalogue) ?? []);
  const [first] = found;
  const isOnceEach = new Set(lines.map(({ id }) => id)).size === lines.length;
  const isWhole = found.length === lines.length && record.items.length === lines.length;
  if (!first || !isWhole || !isOnceEach) return undefined;
  const { currency } = first;
  if (found.some((other) => other.currency !== currency)) return undefined;
  const items = found.map(({ item }) => item);
  const totals = items.map(({ total }) => money(total, currency));
  const total = majorUnits(sum(totals, currency));
  return total === record.total ? { currency, total, items } : undefined;
}
