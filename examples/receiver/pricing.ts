import { cartItemName } from '../../src/domain/checkout/order.ts';
import { majorUnits, money, multiply, sum, type Currency, type Money } from '../../src/domain/money/money.ts';
import { unitWords, type Billing } from '../../src/domain/quote/catalogue.ts';
import type {
  PublishedCatalogue,
  PublishedPrice,
} from '../../src/domain/quote/published-catalogue.schema.ts';
import { countCharacters, singleLine } from '../../src/domain/text/typed-text.ts';
import type { Order } from './contract.schema.ts';

type Line = Order['lines'][number];
type Item = Order['record']['items'][number];

/** What the catalogue says of a line. */
export interface AgreedLine {
  readonly id: string;
  /** The catalogue's, or the visitor's for their own service. */
  readonly name: string;
  readonly own: boolean;
  readonly unit: string;
  readonly billing: Billing;
  readonly quantity: number;
  readonly price: Money;
  readonly total: Money;
}

export interface AgreedOrder {
  readonly lines: readonly AgreedLine[];
  /** What is to be paid. */
  readonly due: Money;
}

const amount = ({ amount, currency }: PublishedPrice): Money => money(amount, currency);

const agreed = (line: Omit<AgreedLine, 'total'>): AgreedLine => ({
  ...line,
  total: multiply(line.price, line.quantity),
});

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
  const price = amount({ amount: unitPrice, currency: min.currency });
  return isOffered
    ? agreed({ id, name: named, own: true, unit: '', billing: 'once', quantity, price })
    : undefined;
}

/** The line by today's catalogue; nothing where it is not offered, or not so many of it. */
function offered(line: Line, { items, quantity, custom }: PublishedCatalogue): AgreedLine | undefined {
  if (line.id === custom.id) return ownService(line, custom);
  const item = items.find(({ id }) => id === line.id);
  if (!item || line.quantity < quantity.min || line.quantity > quantity.max) return undefined;
  const name = singleLine(item.name);
  if (line.name !== undefined && singleLine(line.name) !== name) return undefined;
  return agreed({
    id: item.id,
    name,
    own: false,
    unit: unitWords(item),
    billing: item.billing,
    quantity: line.quantity,
    price: amount(item.price),
  });
}

const says = (price: Money, major: number, currency: string) =>
  majorUnits(price) === major && price.currency === currency;

/** The line by today's catalogue, if the line itself and the item that the visitor was shown say the same. */
function agreedLine(line: Line, shown: Item | undefined, catalogue: PublishedCatalogue) {
  const found = offered(line, catalogue);
  const isAsSaid =
    found && says(found.price, line.unitPrice, line.currency) && says(found.total, line.total, line.currency);
  const isAsShown =
    found &&
    shown?.id === found.id &&
    shown.price === line.total &&
    singleLine(shown.name) === cartItemName(found);
  return isAsSaid && isAsShown ? found : undefined;
}

/** Nothing where the amounts are of several currencies: that is no order of this site. */
function sumOf(totals: readonly Money[], currency: Currency): Money | undefined {
  return totals.every((total) => total.currency === currency) ? sum(totals, currency) : undefined;
}

/**
 * What is ordered and to be paid, by today's catalogue; nothing where the order says anything else, in a line, in an
 * item that the visitor was shown, or in the total. Nothing that was sent is used: it is only compared.
 */
export function agreedOrder(
  { record, lines }: Order,
  catalogue: PublishedCatalogue,
): AgreedOrder | undefined {
  const found = lines.flatMap((line, index) => agreedLine(line, record.items[index], catalogue) ?? []);
  const [first] = found;
  const isOnceEach = new Set(lines.map(({ id }) => id)).size === lines.length;
  const isWhole = found.length === lines.length && record.items.length === lines.length;
  if (!first || !isWhole || !isOnceEach) return undefined;
  const totals = found.map(({ total }) => total);
  const due = sumOf(totals, first.total.currency);
  return due && majorUnits(due) === record.total ? { lines: found, due } : undefined;
}
