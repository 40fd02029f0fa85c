/**
 * Checks that every order that the site can create is accepted, and that orders with other lines, prices or
 * totals are rejected.
 */
import { expect, test } from 'vitest';
import { orderSchema } from '../../http/contract.schema.ts';
import { priceOrder } from '../../orders/pricing.ts';
import { formatCartItemName } from '@site/rules/checkout/order';
import { createOrderRequest } from '../../../../src/logic/checkout/order-request.ts';
import { toMajorUnits, money } from '@site/rules/money/money';
import { computeQuoteTotal } from '../../../../src/logic/quote/lines.ts';
import { sampleContent } from '../../../content/tests/files/sample-content.ts';
import { validForm } from '../../../../tests/support/sample-form.ts';
import { anyQuoteOf } from '../../../../tests/support/sample-quote.ts';
import { forAll } from '../../../../tests/support/property.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { catalogue, buildOrder, buildSubmission, type OrderRequest } from '../samples.ts';

const priceSentOrder = (sentOrder: OrderRequest) =>
  priceOrder(orderSchema.parse(JSON.parse(JSON.stringify(sentOrder))), catalogue);

forAll(
  'every quote of the site is accepted with its total',
  [anyQuoteOf(sampleContent.catalogue)],
  (lines) => {
    const total = toMajorUnits(computeQuoteTotal(lines));
    expect(priceSentOrder(createOrderRequest(validForm, lines, buildSubmission(1)))?.total).toBe(total);
  },
);

const [server, mailboxes, custom] = buildOrder().lines;
if (!mailboxes || !server || !custom) throw new Error('The sample order has three lines');
const LINES = { mailboxes, server, custom };

type Line = OrderRequest['lines'][number];
type OrderRecord = OrderRequest['record'];
interface OrderChanges {
  readonly lines?: (keyof typeof LINES)[];
  readonly mailboxes?: Partial<Line>;
  readonly custom?: Partial<Line>;
  readonly record?: Partial<OrderRecord>;
  readonly lastItem?: Partial<OrderRecord['items'][number]>;
  /** The number of items that the record keeps. */
  readonly itemCount?: number;
}

/** Creates an order with changed lines and a matching record, to which the other changes then apply. */
function changeOrder(changes: OrderChanges): OrderRequest {
  const names = changes.lines ?? (['server', 'custom', 'mailboxes'] as const);
  const lines = names.map((name): Line => ({ ...LINES[name], ...(name !== 'server' && changes[name]) }));
  const allItems = lines.map((line, index) => ({
    id: line.id,
    name: formatCartItemName(line),
    description: '',
    price: line.total,
    ...(index === lines.length - 1 && changes.lastItem),
  }));
  const total = toMajorUnits({
    minor: lines.reduce((sum, line) => sum + money(line.total, 'USD').minor, 0),
    currency: 'USD',
  });
  const items = allItems.slice(0, changes.itemCount);
  return { ...buildOrder(), lines, record: { ...buildOrder().record, items, total, ...changes.record } };
}

test.each([25, 2500])('a custom service may cost exactly USD %d', (price) => {
  const sentOrder = changeOrder({
    lines: ['custom'],
    custom: { name: 'x'.repeat(100), unitPrice: price, total: price },
  });
  expect(priceSentOrder(sentOrder)?.total).toBe(price);
});

test.each(Object.entries(readTestData<Record<string, OrderChanges>>(import.meta.url)))(
  'an order with %s is rejected',
  (_, changes) => {
    expect(priceSentOrder(changeOrder(changes))).toBeUndefined();
  },
);
