/** Orders: priced again from the published catalogue, kept once, and sent on to where they are paid. */
import type { Context } from 'hono';
import { checkCheckoutForm, type CheckoutForm } from '../../src/domain/checkout/form.ts';
import { deliveryPhone } from '../../src/domain/delivery/phone.ts';
import { majorUnits } from '../../src/domain/money/money.ts';
import type { PublishedCatalogue } from '../../src/domain/quote/published-catalogue.schema.ts';
import { parseBounded } from './bounded-json.ts';
import { check, orderSchema } from './contract.schema.ts';
import { OutcomeUnknown, StoreUnavailable } from './database.ts';
import type { KeptItem, KeptOrder } from './kept-order.schema.ts';
import type { Payments } from './payments/payments.ts';
import { agreedOrder, type AgreedLine, type AgreedOrder } from './pricing.ts';
import { refuse, type Refusal } from './refusals.ts';
import type { Store, Submission } from './store.ts';
import { keep, readSent, recallSent, type Sent } from './submissions.ts';

interface Ports {
  readonly store: Store;
  readonly now: () => number;
  /** Rejects where it cannot be read; an order is never priced by an older one. */
  readonly catalogue: () => Promise<PublishedCatalogue>;
  readonly newReference: () => string;
  readonly payments: Pick<Payments, 'addressOf' | 'standingOf'>;
  readonly report: (error: unknown) => void;
}

const keptItem = ({ price, total, ...line }: AgreedLine): KeptItem => ({
  ...line,
  unitPrice: majorUnits(price),
  total: majorUnits(total),
});

/** Everything from the check: what the visitor typed, cleaned, and what is ordered in the catalogue's words. */
function orderFields(
  form: CheckoutForm,
  orderNumber: string,
  { lines, due }: AgreedOrder,
  documents: PublishedCatalogue['documents'],
) {
  const items = lines.map(keptItem);
  const total = majorUnits(due);
  const order: KeptOrder = { orderNumber, currency: due.currency, total, items, documents };
  return { ...form, phone: deliveryPhone(form.phone, form.country), ...order };
}

async function acceptOrder({ key, body }: Sent, ports: Ports): Promise<Submission | Refusal> {
  const checked = check(orderSchema, parseBounded(body));
  if (checked.kind === 'malformed') return { code: 'malformed' };
  if (checked.kind === 'invalid') return { code: 'invalid', fields: checked.fields };
  const { record } = checked.value;
  const typed = checkCheckoutForm(record);
  if (!typed.ok) return { code: 'malformed' };
  const catalogue = await ports.catalogue().catch((error: unknown) => {
    ports.report(error);
  });
  if (!catalogue) return { code: 'catalogue_unavailable' };
  const agreed = agreedOrder(checked.value, catalogue);
  if (!agreed) return { code: 'price_changed' };
  return {
    key,
    kind: 'order',
    reference: ports.newReference(),
    receivedAt: new Date(ports.now()).toISOString(),
    suspect: false,
    email: typed.form.email.toLowerCase(),
    fields: orderFields(typed.form, record.orderNumber, agreed, catalogue.documents),
    body,
  };
}

/** The order is kept by now: nobody is told that nothing was. */
function afterKeeping(error: unknown): never {
  throw error instanceof StoreUnavailable ? new OutcomeUnknown(error.message, { cause: error }) : error;
}

export async function postOrder(context: Context, ports: Ports): Promise<Response> {
  const sent = await readSent(context);
  if ('code' in sent) return refuse(context, sent);
  const outcome = await keep(ports.store, 'order', sent, () => acceptOrder(sent, ports));
  if (outcome.kind === 'refused') return refuse(context, outcome);
  const { reference } = outcome.submission;
  const redirectUrl = await ports.payments.addressOf(outcome.submission).catch(afterKeeping);
  return context.json({ redirectUrl, reference });
}

/** How an order stands, for whoever holds its key and nobody else: no reference finds it. */
export async function getOrderStatus(
  context: Context,
  { store, payments }: Pick<Ports, 'store' | 'payments'>,
): Promise<Response> {
  const order = await recallSent(context, store, 'order');
  if (!order) return refuse(context, { code: 'not_found' });
  return context.json({ status: await payments.standingOf(order.reference) });
}
