import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_VALUES } from '../../../src/logic/checkout/draft.ts';
import { createCheckoutRecord, getOrderDate } from '../../../src/logic/checkout/order-record.ts';
import { decodeCheckoutRecord } from '../../../src/logic/checkout/saved-record.ts';
import { toMajorUnits, money, sum } from '@site/rules/money/money';
import { quoteTotal } from '../../../src/logic/quote/lines.ts';
import { forAll } from '../../support/property.ts';
import { readTestData } from '../../support/test-data.ts';
import { anyQuote, lines } from '../../support/sample-quote.ts';
import { form, NOW_MS } from '../../support/sample-form.ts';

const NUMBER = 'INV-1767225600000';

test('an order number is INV- and the time in milliseconds, and tells when the order was placed', () => {
  expect(record.orderNumber).toBe(NUMBER);
  expect(getOrderDate(NUMBER).toISOString()).toBe('2026-01-01T00:00:00.000Z');
});

const record = createCheckoutRecord(form, lines, NOW_MS);

const decode = (saved: unknown) => decodeCheckoutRecord(JSON.stringify(saved));

/** The form as the record gives it back: fields that the record leaves out are empty. */
const readAgain = (saved: object) => ({ ...EMPTY_VALUES, ...saved });

test('the record holds the form, items that cost their whole line, their sum and the order number', () => {
  const items = [
    { id: 'vpn-setup', name: 'The vpn-setup × 2', description: 'What vpn-setup includes', price: 560 },
    { id: 'consultation', name: 'The consultation', description: 'What consultation includes', price: 25 },
    { id: 'custom', name: 'Cabling', description: 'Custom service', price: 180.5 },
  ];
  const given = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''));
  expect(record).toEqual({ ...given, items, total: 765.5, orderNumber: NUMBER });
  const monthly = lines.map((line) => ({ ...line, billing: 'monthly' as const }));
  expect(createCheckoutRecord(form, monthly, NOW_MS).items).toEqual(
    items.map((item) => ({ ...item, billing: 'monthly' })),
  );
});

test('a field that is not in the specification’s record is in it only where it was filled in', () => {
  const left = { ...form, company: '', kraPin: '', notes: '' };
  const { kraPin: _, ...others } = { ...record, company: '', notes: '' };
  expect(createCheckoutRecord(left, lines, NOW_MS)).toEqual(others);
  const [first] = record.items;
  const free = { ...others, items: [{ ...first, price: 0 }], total: 0 };
  for (const saved of [others, free]) expect(decode(saved)).toEqual(readAgain(saved));
});

forAll('a record adds up, and comes back as it was saved', [anyQuote, fc.nat()], (quote, nowMs) => {
  const saved = createCheckoutRecord(form, quote, nowMs);
  const prices = saved.items.map(({ price }) => money(price, 'USD'));
  expect(money(saved.total, 'USD')).toEqual(sum(prices, 'USD'));
  expect(saved.total).toBe(toMajorUnits(quoteTotal(quote)));
  expect(decode(saved)).toEqual(readAgain(saved));
});

const wrong = readTestData<Record<string, { item?: object }>>(import.meta.url);

test.each(Object.entries(wrong))('there is no record with %s', (_, { item, ...change }) => {
  const items = record.items.map((one, index) => (index === 0 ? { ...one, ...item } : one));
  expect(decode({ ...record, ...(item && { items }), ...change })).toBeUndefined();
});

const TEXT = JSON.stringify(record);

test.each(['', 'null', '[]', TEXT.slice(0, -1), TEXT.slice(1)])('%j is no record', (text) => {
  expect(decodeCheckoutRecord(text)).toBeUndefined();
});
