import { majorUnits } from '../money/money.ts';
import { quoteTotals, type QuoteLine } from '../quote/lines.ts';
import type { CheckoutForm } from './form.ts';

export const ORDER_PREFIX = 'INV-';

export const orderNumber = (nowMs: number): string => `${ORDER_PREFIX}${nowMs}`;

export const orderedAt = (number: string): Date => new Date(Number(number.slice(ORDER_PREFIX.length)));

export interface CartItem {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Of the whole line, in US dollars. */
  readonly price: number;
}

/** Stored for the success page. */
export interface CheckoutRecord extends CheckoutForm {
  readonly items: readonly CartItem[];
  readonly total: number;
  readonly orderNumber: string;
}

/** Carries the quantity, because a cart item has no field for it: `VPN Setup × 2`. */
export const cartItemName = ({ name, quantity }: Pick<QuoteLine, 'name' | 'quantity'>): string =>
  quantity > 1 ? `${name} × ${quantity}` : name;

export const cartItems = (lines: readonly QuoteLine[]): readonly CartItem[] =>
  lines.map((line) => ({
    id: line.id,
    name: cartItemName(line),
    description: line.description,
    price: majorUnits(line.total),
  }));

export const checkoutRecord = (
  form: CheckoutForm,
  lines: readonly QuoteLine[],
  nowMs: number,
): CheckoutRecord => ({
  ...form,
  items: cartItems(lines),
  total: majorUnits(quoteTotals(lines).total),
  orderNumber: orderNumber(nowMs),
});
