/** An order as it is delivered, and what its endpoint answers. */
import { type Answer, isReference, isSuccess } from '../delivery/answers.ts';
import type { Outcome } from '../delivery/outcome.ts';
import { deliveryPhone } from '../delivery/phone.ts';
import { safeRedirect } from '../delivery/safe-redirect.ts';
import type { Submission } from '../delivery/submission.ts';
import { majorUnits } from '../money/money.ts';
import type { QuoteLine } from '../quote/lines.ts';
import { isRecord, parseJson } from '../text/json.ts';
import type { CheckoutForm } from './form.ts';
import { checkoutRecord, type CheckoutRecord } from './order.ts';

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

/** The submission's time makes the order number, so the same submission is the same order to the last byte. */
export const orderDelivery = (
  form: CheckoutForm,
  lines: readonly QuoteLine[],
  { atMs }: Submission,
): OrderDelivery => ({
  kind: 'order',
  record: checkoutRecord({ ...form, phone: deliveryPhone(form.phone, form.country) }, lines, atMs),
  lines: lines.map(deliveryLine),
});

export type OrderAnswered =
  /** To the payment page, whose address has been found safe. */
  | { readonly kind: 'redirect'; readonly url: string; readonly reference: string }
  /** The order was accepted, yet the address that came with it is none to send a visitor to. */
  | { readonly kind: 'unsafe-redirect' }
  | { readonly kind: 'price-changed' };

export type OrderOutcome = Outcome<OrderAnswered>;

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
