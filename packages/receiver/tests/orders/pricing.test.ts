/** Pricing: any order that the site can make is agreed to, and none that says anything else. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderSchema } from '../../http/contract.schema.ts';
import { priceOrder } from '../../orders/pricing.ts';
import { cartItemName } from '@site/rules/checkout/order';
import { createOrderRequest, type OrderRequest } from '../../../../src/logic/checkout/order-request.ts';
import { toMajorUnits, money } from '@site/rules/money/money';
import type { CustomService } from '../../../../src/logic/quote/custom-service.ts';
import { listQuoteLines, quoteTotal } from '../../../../src/logic/quote/lines.ts';
import { content } from '../../../content/tests/files/content.ts';
import { form } from '../../../../tests/support/sample-form.ts';
import { anyCustomCents, anySelection } from '../../../../tests/support/sample-quote.ts';
import { catalogue, order, ticket } from '../samples.ts';

const anyLines = fc
  .tuple(anySelection, fc.option(anyCustomCents))
  .map(([selection, cents]) => {
    const service: CustomService =
      cents === null
        ? { kind: 'empty' }
        : { kind: 'valid', name: 'Cabling', price: money(cents / 100, 'USD') };
    return listQuoteLines(selection, service, content.catalogue);
  })
  .filter((lines) => lines.length > 0);

const agreedTo = (sent: OrderRequest) =>
  priceOrder(orderSchema.parse(JSON.parse(JSON.stringify(sent))), catalogue);

const { record, lines } = order();

/** Replaces the order's lines, and makes a record that agrees with them. */
function withLines(...lines: OrderRequest['lines']): OrderRequest {
  const items = lines.map(({ id, name, quantity, total }) => ({
    id,
    name: cartItemName({ name, quantity }),
    description: '',
    price: total,
  }));
  const minor = lines.reduce((sum, { total }) => sum + money(total, 'USD').minor, 0);
  return { ...order(), lines, record: { ...record, items, total: toMajorUnits({ minor, currency: 'USD' }) } };
}

test('whatever the quote page can put together is agreed to, at its own total', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const total = toMajorUnits(quoteTotal(lines));
      expect(agreedTo(createOrderRequest(form, lines, ticket(1)))?.total).toBe(total);
    }),
  );
});

const [server, mailboxes, custom] = lines;
if (!mailboxes || !server || !custom) throw new Error('The sample order has three lines');

type Changes = Partial<OrderRequest['lines'][number]>;
const ofMailboxes = (changes: Changes) => withLines({ ...mailboxes, ...changes }, server, custom);
const ofCustom = (changes: Changes) => withLines({ ...custom, ...changes });
const atPrice = (price: number) => ofCustom({ unitPrice: price, total: price });
const withRecord = (changes: Partial<OrderRequest['record']>) => ({
  ...order(),
  record: { ...record, ...changes },
});
type Item = OrderRequest['record']['items'][number];
const withItems = (change: (item: Item) => Partial<Item>) =>
  withRecord({ items: record.items.map((item) => ({ ...item, ...change(item) })) });

test.each([25, 2500])('a custom service may cost exactly USD %d', (price) => {
  expect(agreedTo(atPrice(price))?.total).toBe(price);
});

test.each<[string, OrderRequest]>([
  ['a cheaper service', ofMailboxes({ unitPrice: 1, total: 2 })],
  ['a total that is no product', ofMailboxes({ total: 180 })],
  ['another currency', ofMailboxes({ currency: 'KES' })],
  ['a service that there is not', ofMailboxes({ id: 'free-lunch' })],
  ['eleven of one', ofMailboxes({ quantity: 11, total: 1980 })],
  ['none of one', ofMailboxes({ quantity: 0, total: 0 })],
  ['a service twice', withLines(mailboxes, mailboxes)],
  ['a custom service below its bounds', atPrice(24.99)],
  ['a custom service above its bounds', atPrice(2500.01)],
  ['a custom service twice', ofCustom({ quantity: 2, total: 361 })],
  ['a custom service without a name', ofCustom({ name: ' ' })],
  ['a custom service with too long a name', ofCustom({ name: 'x'.repeat(101) })],
  ['another name in the line alone', { ...order(), lines: [{ ...server, name: 'x' }, mailboxes, custom] }],
  [
    'an item that the visitor was shown as something else',
    withItems(({ name }) => ({ name: `${name} × 10` })),
  ],
  ['another total', withRecord({ total: 1 })],
  ['other amounts than the lines', withItems(() => ({ price: 463.5 }))],
  ['fewer items than lines', withRecord({ items: record.items.slice(0, -1) })],
])('an order that says %s is not agreed to', (_, sent) => {
  expect(agreedTo(sent)).toBeUndefined();
});
