/** Pricing again, for any order that the site can make. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Order } from '../../examples/receiver/contract.schema.ts';
import { check, orderSchema } from '../../examples/receiver/contract.schema.ts';
import { agreedOrder } from '../../examples/receiver/pricing.ts';
import { orderDelivery } from '../../src/domain/delivery/order.ts';
import { majorUnits, money } from '../../src/domain/money/money.ts';
import type { CustomService } from '../../src/domain/quote/custom-service.ts';
import { quoteLines, quoteTotals } from '../../src/domain/quote/lines.ts';
import { content } from '../content/content.ts';
import { form } from '../domain/checkout/sample-order.ts';
import { anyCustomCents, anySelection } from '../domain/quote/sample-catalogue.ts';
import { RUNS } from '../domain/runs.ts';
import { catalogue, ticket } from './samples.ts';

const anyCustom: fc.Arbitrary<CustomService> = fc.oneof(
  fc.constant<CustomService>({ kind: 'empty' }),
  anyCustomCents.map((cents): CustomService => ({
    kind: 'valid',
    name: 'Cabling',
    price: money(cents / 100, 'USD'),
  })),
);

const anyLines = fc
  .tuple(anySelection, anyCustom)
  .map(([selection, custom]) => quoteLines(selection, custom, content.catalogue))
  .filter((lines) => lines.length > 0);

function received(sent: unknown): Order {
  const checked = check(orderSchema, JSON.parse(JSON.stringify(sent)));
  if (checked.kind !== 'right') throw new Error(`The order is ${checked.kind}`);
  return checked.value;
}

test('whatever the quote page can put together is agreed to, at its own total', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const sent = received(orderDelivery(form, lines, ticket(1)));
      expect(agreedOrder(sent, catalogue)?.due).toEqual(quoteTotals(lines).total);
    }),
    RUNS,
  );
});

test('no other unit price of a catalogue service is', () => {
  fc.assert(
    fc.property(anyLines, fc.nat(), fc.integer({ min: 0, max: 500_000 }), (lines, at, cents) => {
      const sent = received(orderDelivery(form, lines, ticket(1)));
      const index = at % sent.lines.length;
      const line = sent.lines[index];
      fc.pre(line !== undefined && line.id !== 'custom' && line.unitPrice !== cents / 100);
      const total = majorUnits({ minor: cents * line.quantity, currency: 'USD' });
      const [first, ...rest] = sent.lines.map((other, place) =>
        place === index ? { ...other, unitPrice: cents / 100, total } : other,
      );
      fc.pre(first !== undefined);
      const items = sent.record.items.map((item, place) =>
        place === index ? { ...item, price: total } : item,
      );
      const sum = majorUnits({
        minor: items.reduce((minor, item) => minor + money(item.price, 'USD').minor, 0),
        currency: 'USD',
      });
      const changed = { ...sent, lines: [first, ...rest], record: { ...sent.record, items, total: sum } };
      expect(agreedOrder(received(changed), catalogue)).toBeUndefined();
    }),
    RUNS,
  );
});
