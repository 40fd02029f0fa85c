import { beforeEach, expect, test } from 'vitest';
import { checkoutRecord } from '../../src/domain/checkout/order.ts';
import { $receipt, readReceipt } from '../../src/stores/receipt.ts';
import { form, lines } from '../domain/checkout/sample-order.ts';
import { NOW_MS, useTab } from './tab.ts';

const tab = useTab();
const record = checkoutRecord(form, lines, NOW_MS);

beforeEach(() => {
  $receipt.set(undefined);
});

test('the order is read, and what was begun since stays', () => {
  tab.kept.set('checkout', JSON.stringify(record)).set('quoteBuilder', 'begun');
  readReceipt();
  expect($receipt.get()).toEqual(record);
  expect(tab.kept.get('quoteBuilder')).toBe('begun');
});

test.each([undefined, '', JSON.stringify({ ...record, total: 1 })])('there is none in %j', (text) => {
  if (text !== undefined) tab.kept.set('checkout', text);
  $receipt.set(record);
  readReceipt();
  expect($receipt.get()).toBeUndefined();
});

test('there is none without storage', () => {
  tab.mood = 'denied';
  readReceipt();
  expect($receipt.get()).toBeUndefined();
});
