import { majorUnits, money, multiply, sum, type Currency, type Money } from '../../src/domain/money/money.ts';
import type { PublishedCatalogue, PublishedPrice } from '../../src/domain/quote/published-catalogue.ts';
import { countCharacters, singleLine } from '../../src/domain/text/typed-text.ts';
import type { Order } from './contract.schema.ts';

type Line = Order['lines'][number];

const amount = ({ amount, currency }: PublishedPrice): Money => money(amount, currency);

/** The visitor's own service has the price that the visitor named, within the published bounds. */
function customPrice({ name, quantity, unitPrice }: Line, custom: PublishedCatalogue['custom']) {
  const { min, max } = custom.price;
  const named = singleLine(name ?? '');
  const isOffered =
    named !== '' &&
    countCharacters(named) <= custom.nameMax &&
    quantity === custom.quantity &&
    unitPrice >= min.amount &&
    unitPrice <= max.amount;
  return isOffered ? amount({ amount: unitPrice, currency: min.currency }) : undefined;
}

/** What one piece costs today; nothing where it is not offered, or not so many of it. */
function todaysPrice(line: Line, { items, quantity, custom }: PublishedCatalogue): Money | undefined {
  if (line.id === custom.id) return customPrice(line, custom);
  const item = items.find(({ id }) => id === line.id);
  const canBeOrdered = line.quantity >= quantity.min && line.quantity <= quantity.max;
  return item && canBeOrdered ? amount(item.price) : undefined;
}

const says = (price: Money, major: number, currency: string) =>
  majorUnits(price) === major && price.currency === currency;

/** The line's total by today's catalogue, if the line itself says the same. */
function agreedTotal(line: Line, catalogue: PublishedCatalogue): Money | undefined {
  const price = todaysPrice(line, catalogue);
  if (!price || !says(price, line.unitPrice, line.currency)) return undefined;
  const total = multiply(price, line.quantity);
  return says(total, line.total, line.currency) ? total : undefined;
}

/** Nothing where the amounts are of several currencies: that is no order of this site. */
function sumOf(totals: readonly Money[], currency: Currency): Money | undefined {
  return totals.every((total) => total.currency === currency) ? sum(totals, currency) : undefined;
}

/**
 * What is to be paid, by today's catalogue; nothing where the order says anything else, in a line, in an item that
 * the visitor was shown, or in the total. No amount that was sent is ever charged: it is only compared.
 */
export function agreedPrice({ record, lines }: Order, catalogue: PublishedCatalogue): Money | undefined {
  const totals = lines.flatMap((line) => agreedTotal(line, catalogue) ?? []);
  const [first] = totals;
  const isOnceEach = new Set(lines.map(({ id }) => id)).size === lines.length;
  if (!first || totals.length < lines.length || !isOnceEach) return undefined;
  const due = sumOf(totals, first.currency);
  const isAsShown =
    record.items.length === lines.length &&
    record.items.every(({ id, price }, index) => id === lines[index]?.id && price === lines[index].total);
  return due && isAsShown && majorUnits(due) === record.total ? due : undefined;
}
