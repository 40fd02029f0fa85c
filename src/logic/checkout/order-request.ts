import { type ReceivedResponse, isReference, isSuccess } from '../delivery/responses.ts';
import { toInternationalPhone } from '@site/rules/form/phone';
import { parseSafeRedirect } from './safe-redirect.ts';
import type { SubmissionId } from '@site/rules/delivery/idempotency';
import { toMajorUnits } from '@site/rules/money/money';
import type { QuoteLine } from '../quote/lines.ts';
import { isObject, parseJson } from '@site/rules/text/json';
import type { CheckoutForm } from '@site/rules/checkout/form';
import { createCheckoutRecord } from './order-record.ts';

/**
 * Turns a line of the quote into a line of the request. Amounts are in major units, as in the record: 180.5
 * is USD 180.50.
 */
const toOrderLine = ({ id, name, quantity, price, total }: QuoteLine) => ({
  /** An id of the published catalogue, or `custom`. */
  id,
  name,
  quantity,
  unitPrice: toMajorUnits(price),
  currency: price.currency,
  total: toMajorUnits(total),
});

/**
 * Creates the request to a checkout endpoint. The receiver takes the prices of services from the published
 * catalogue, and only the price of a custom service from the request, within the published limits. If another
 * amount differs, the receiver rejects the request. The order number comes from the time of the submission,
 * so a repeated request is identical, byte for byte.
 */
export const createOrderRequest = (
  form: CheckoutForm,
  lines: readonly QuoteLine[],
  { atMs }: SubmissionId,
) => ({
  kind: 'order' as const,
  /** The checkout record. A Kenyan phone number is in its international form. */
  record: createCheckoutRecord(
    { ...form, phone: toInternationalPhone(form.phone, form.country) },
    lines,
    atMs,
  ),
  lines: lines.map(toOrderLine),
});

type OrderResponse =
  | { readonly kind: 'redirect'; readonly url: string; readonly reference: string }
  /** The order was accepted, but its payment page is not on a known host. */
  | { readonly kind: 'unsafe-redirect' }
  | { readonly kind: 'price-changed' };

/** Decodes the receiver's response. Returns `undefined` for a response that is not in the contract. */
export const decodeOrderResponse =
  (paymentHosts: readonly string[]) =>
  (response: ReceivedResponse): OrderResponse | undefined => {
    const body = parseJson(response.text);
    if (!isObject(body)) return undefined;
    if (response.status === 409)
      return body.error === 'price_changed' ? { kind: 'price-changed' } : undefined;
    const { redirectUrl, reference } = body;
    if (!isSuccess(response) || typeof redirectUrl !== 'string' || !isReference(reference)) return undefined;
    const url = parseSafeRedirect(redirectUrl, paymentHosts);
    return url === undefined ? { kind: 'unsafe-redirect' } : { kind: 'redirect', url, reference };
  };
