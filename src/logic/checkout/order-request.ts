import { type Answer, isReference, isSuccess } from '../delivery/answers.ts';
import type { Outcome } from '../delivery/deliver.ts';
import { deliveryPhone } from '@site/rules/form/phone';
import { safeRedirect } from './safe-redirect.ts';
import type { Submission } from '../delivery/submission.ts';
import { majorUnits } from '@site/rules/money/money';
import type { QuoteLine } from '../quote/lines.ts';
import { isRecord, parseJson } from '@site/rules/text/json';
import type { CheckoutForm } from '@site/rules/checkout/form';
import { checkoutRecord } from './order-record.ts';

/** A line on the wire. Amounts are in major units with at most two decimals, as in the record: 180.5 is USD 180.50. */
const orderLine = ({ id, name, quantity, price, total }: QuoteLine) => ({
  /** Of the published catalogue, or `custom` for the visitor's own service. */
  id,
  name,
  quantity,
  unitPrice: majorUnits(price),
  currency: price.currency,
  total: majorUnits(total),
});

/**
 * What a checkout endpoint receives. A server re-prices `lines` from the catalogue and believes no amount in here. The
 * time of the submission makes the order number: sent again, it is the same order to the last byte.
 */
export const orderRequest = (form: CheckoutForm, lines: readonly QuoteLine[], { atMs }: Submission) => ({
  kind: 'order' as const,
  /** The checkout leaves this for the success page, with a Kenyan phone number in its international form. */
  record: checkoutRecord({ ...form, phone: deliveryPhone(form.phone, form.country) }, lines, atMs),
  lines: lines.map(orderLine),
});

export type OrderRequest = Readonly<ReturnType<typeof orderRequest>>;

type OrderAnswered =
  | { readonly kind: 'redirect'; readonly url: string; readonly reference: string }
  /** Accepted, but with an address to which no visitor should be sent. */
  | { readonly kind: 'unsafe-redirect' }
  | { readonly kind: 'price-changed' };

export type OrderOutcome = Outcome<OrderAnswered>;

/** `undefined` for what the contract does not know. */
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
