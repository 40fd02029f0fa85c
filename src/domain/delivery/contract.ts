import type { CheckoutForm } from '../checkout/form.ts';
import { checkoutRecord, type CheckoutRecord } from '../checkout/order.ts';
import type { ContactValues } from '../contact/message.ts';
import { majorUnits } from '../money.ts';
import type { QuoteLine } from '../quote/lines.ts';
import { deliveryPhone } from './phone.ts';
import type { Ticket } from './ticket.ts';

/** Carries the ticket's key. A server that has seen it answers as it did then, and stores nothing again. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** A field that people neither see nor reach. Whoever fills it is most likely a program. */
export const HONEYPOT = 'website';

/** What a contact endpoint receives. Fields that were left empty are absent. */
export interface ContactDelivery {
  readonly kind: 'contact';
  readonly reference: string;
  /** ISO 8601, by the visitor's clock. */
  readonly submittedAt: string;
  /** The path of the page that it was written on. */
  readonly page: string;
  readonly name: string;
  readonly company?: string;
  readonly email: string;
  /** Kenyan numbers as `+254712345678`. */
  readonly phone?: string;
  readonly message: string;
  /** The trap's content, for the server to judge; absent from every message of a person. */
  readonly [HONEYPOT]?: string;
}

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

export const contactReference = ({ atMs, key }: Ticket): string =>
  `MSG-${atMs}-${key.slice(0, 6).toUpperCase()}`;

export function contactDelivery(
  values: ContactValues,
  ticket: Ticket,
  { page, honeypot }: { readonly page: string; readonly honeypot: string },
): ContactDelivery {
  const { name, company, email, message } = values;
  const phone = deliveryPhone(values.phone);
  return {
    kind: 'contact',
    reference: contactReference(ticket),
    submittedAt: new Date(ticket.atMs).toISOString(),
    page,
    name,
    ...(company !== '' && { company }),
    email,
    ...(phone !== '' && { phone }),
    message,
    ...(honeypot !== '' && { [HONEYPOT]: honeypot }),
  };
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
