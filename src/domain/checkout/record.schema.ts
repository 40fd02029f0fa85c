import * as z from 'zod/mini';
import { isAmount, majorUnits, money, sum } from '../money.ts';
import { parseJson } from '../untrusted.ts';
import { checkoutFormSchema } from './form.schema.ts';
import { ORDER_PREFIX, type CheckoutRecord } from './order.ts';

/** In US dollars. */
const amount = z.number().check(z.nonnegative(), z.refine(isAmount));

const cartItem = z.object({ id: z.string(), name: z.string(), description: z.string(), price: amount });

const checkoutRecordSchema = z
  .extend(checkoutFormSchema, {
    items: z.array(cartItem).check(z.minLength(1)),
    total: amount,
    orderNumber: z.string().check(z.regex(new RegExp(`^${ORDER_PREFIX}\\d+$`, 'u'))),
  })
  .check(z.refine(({ items, total }) => total === totalOf(items.map(({ price }) => price))));

/** Refinements run even where a price was refused already, so this has to stand amounts that are none. */
function totalOf(prices: readonly number[]): number | undefined {
  try {
    const amounts = prices.map((price) => money(price, 'USD'));
    return majorUnits(sum(amounts, 'USD'));
  } catch {
    return undefined;
  }
}

/** Total over every string; anything but a whole and consistent record is `undefined`. */
export const decodeCheckoutRecord = (text: string): CheckoutRecord | undefined =>
  checkoutRecordSchema.safeParse(parseJson(text)).data;
