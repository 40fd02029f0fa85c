import { isAmount, majorUnits, money, sum } from '../money/money.ts';
import { isRecord, parseJson } from '../text/json.ts';
import { checkCheckoutForm, type CheckoutForm } from './form.ts';
import { ORDER_PREFIX, orderedAt, type CheckoutRecord } from './order.ts';

type Item = CheckoutRecord['items'][number];

const isOrderNumber = (value: unknown): value is string =>
  typeof value === 'string' &&
  new RegExp(`^${ORDER_PREFIX}\\d+$`, 'u').test(value) &&
  !Number.isNaN(orderedAt(value).getTime());

const isItem = (value: unknown): value is Item =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  typeof value.description === 'string' &&
  typeof value.price === 'number' &&
  value.price >= 0 &&
  isAmount(value.price) &&
  (value.billing === undefined || value.billing === 'monthly');

/** `undefined` where the sum exceeds exact numbers. */
function totalOf(items: readonly Item[]): number | undefined {
  try {
    const amounts = items.map(({ price }) => money(price, 'USD'));
    return majorUnits(sum(amounts, 'USD'));
  } catch {
    return undefined;
  }
}

/** Never throws; `undefined` for anything but a whole and consistent record. */
export function decodeCheckoutRecord(text: string): (CheckoutRecord & CheckoutForm) | undefined {
  const saved = parseJson(text);
  if (!isRecord(saved)) return undefined;
  const checked = checkCheckoutForm(saved);
  const { items, orderNumber } = saved;
  if (!checked.ok || !isOrderNumber(orderNumber)) return undefined;
  if (!Array.isArray(items) || items.length === 0 || !items.every(isItem)) return undefined;
  const total = totalOf(items);
  if (total === undefined || total !== saved.total) return undefined;
  return { ...checked.form, items, total, orderNumber };
}
