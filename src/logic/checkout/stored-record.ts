import { isExactAmount, money } from '@site/rules/money/money';
import { isObject, parseJson } from '@site/rules/text/json';
import { checkCheckoutForm, type CheckoutForm } from '@site/rules/checkout/form';
import { ORDER_NUMBER_PREFIX } from '@site/rules/checkout/order';
import type { CheckoutRecord } from './order-record.ts';

type RecordItem = CheckoutRecord['items'][number];

/** Recognises an order number: a prefix, and the time of the order in milliseconds. */
const isOrderNumber = (value: unknown): value is string =>
  typeof value === 'string' && new RegExp(`^${ORDER_NUMBER_PREFIX}\\d{1,15}$`, 'u').test(value);

const isRecordItem = (value: unknown): value is RecordItem =>
  isObject(value) &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  typeof value.description === 'string' &&
  isExactAmount(value.price) &&
  value.price >= 0 &&
  (value.billing === undefined || value.billing === 'monthly');

/** Decodes a stored record. Returns `undefined` if the record is incomplete or does not add up. */
export function decodeCheckoutRecord(text: string): (CheckoutRecord & CheckoutForm) | undefined {
  const storedRecord = parseJson(text);
  if (!isObject(storedRecord)) return undefined;
  const checkResult = checkCheckoutForm(storedRecord);
  const { items, orderNumber } = storedRecord;
  if (!checkResult.ok || !isOrderNumber(orderNumber)) return undefined;
  if (!Array.isArray(items) || items.length === 0 || !items.every(isRecordItem)) return undefined;
  const total = items.reduce((cents, { price }) => cents + money(price, 'USD').minor, 0) / 100;
  if (total !== storedRecord.total) return undefined;
  return { ...checkResult.form, items, total, orderNumber };
}
