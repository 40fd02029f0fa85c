/** An order as it is delivered, and what its endpoint answers. */
import type { CheckoutForm } from '../checkout/form.ts';
import { checkoutRecord, type CheckoutRecord } from '../checkout/order.ts';
import { majorUnits } from '../money/money.ts';
import type { QuoteLine } from '../quote/lines.ts';
import { isRecord, parseJson } from '../text/json.ts';
import { type Answer, isReference, isSuccess } from './answers.ts';
import type { OrderAnswered } from './outcome.ts';
import { deliveryPhone } from './phone.ts';
import { safeRedirect } from './safe-redirect.ts';
import type { Ticket } from './ticket.ts';

/** Amounts are in major units with at most two decimals, as in the record: 180.5 is USD 180.50. */
export interface OrderDeliveryLine {
  /** Of the published catalogue, or `custom` for the visitor's own service. */
  readonly id: string;
  /** The visitor's own name for their own service; the catalogue's name otherwise. */
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly currency: 'KES' | 'USD';
  readonly total: number;
}

/** What a checkout endpoint receives. A server re-prices `lines` from the catalogue and believes no amount in here. */
export interface OrderDelivery {
  readonly kind: 'order';
  /** As the checkout leaves it for the success page, the phone number as in a contact message. */
  readonly record: CheckoutRecord;
  readonly lines: readonly OrderDeliveryLine[];
}

const deliveryLine = ({ id, name, quantity, price, total }: QuoteLine): OrderDeliveryLine => ({
  id,
  name,
  quantity,
  unitPrice: majorUnits(price),
  currency: price.currency,
  total: majorUnits(total),
});

/** The ticket's time makes the order number, so the same ticket is the same order to the last byte. */
export const orderDelivery = (
  form: CheckoutForm,
  lines: readonly QuoteLine[],
  { atMs }: Ticket,
): OrderDelivery => ({
  kind: 'order',
  record: checkoutRecord({ ...form, phone: deliveryPhone(form.phone, form.country) }, lines, atMs),
  lines: lines.map(deliveryLine),
});

/** Total over every answer; what the contract does not know is `undefined`. */
export const decodeOrderAnswer =
  (paymentHosts: readonly string[]) =>
  (answer: Answer): OrderAnswered | undefined => {
    const body = parseJson(answer.text);
    if (!isRecord(body)) return undefined;
    if (answer.status === 409) return body.error === 'price_changed' ? { kind: 'price-changed' } : undefined;
    const { redirectUrl, reference } = body;
    if (!isSuccess(answer) || typeof redirectUrl !== 'string' || !isReference(reference)) return undefined;
    const url = safeRedirect(redirectUrl, paymentHosts);
    return url === undefined ? { kind: 'unsafe-redirect' } : { kind: 'redirect', url, reference };
  };
