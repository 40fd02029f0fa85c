/** Orders: priced again from the published catalogue, kept once, and sent on to where they are paid. */
import type { Context } from 'hono';
import { orderSchema, parseBody } from './contract.schema.ts';
import { OutcomeUnknown, StoreUnavailable } from './database.ts';
import type { KeptOrder } from './kept-order.schema.ts';
import type { Receiver } from './ports.ts';
import { agreedOrder } from './pricing.ts';
import { refuse, type Refusal } from './refusals.ts';
import type { Submission } from './store.ts';
import { keep, recallSent, type Sent } from './submissions.ts';
import { checkCheckoutForm, deliveryPhone } from './site.ts';

/** Everything from the check: what the visitor typed, cleaned, and what is ordered in the catalogue's words. */
async function acceptOrder({ key, body }: Sent, receiver: Receiver): Promise<Submission | Refusal> {
  const sent = parseBody(orderSchema, body);
  if (!sent) return { code: 'malformed' };
  const { record } = sent;
  const typed = checkCheckoutForm(record);
  if (!typed.ok) return { code: 'invalid', fields: typed.errors };
  const { form } = typed;
  const catalogue = await receiver.catalogue().catch((error: unknown) => {
    receiver.report(error);
  });
  if (!catalogue) return { code: 'catalogue_unavailable' };
  const agreed = agreedOrder(sent, catalogue);
  if (!agreed) return { code: 'price_changed' };
  const { documents } = catalogue;
  const order: KeptOrder = { orderNumber: record.orderNumber, ...agreed, documents };
  return {
    key,
    kind: 'order',
    reference: receiver.newReference(),
    receivedAt: new Date(receiver.now()).toISOString(),
    suspect: false,
    email: form.email.toLowerCase(),
    fields: { ...form, phone: deliveryPhone(form.phone, form.country), ...order },
    body,
  };
}

/** The order is kept by now: nobody is told that nothing was. */
function afterKeeping(error: unknown): never {
  throw error instanceof StoreUnavailable ? new OutcomeUnknown(error.message, { cause: error }) : error;
}

export async function postOrder(context: Context, receiver: Receiver): Promise<Response> {
  const { store, payments } = receiver;
  const kept = await keep(context, store, 'order', (sent) => acceptOrder(sent, receiver));
  if ('code' in kept) return refuse(context, kept);
  const redirectUrl = await payments.addressOf(kept).catch(afterKeeping);
  return context.json({ redirectUrl, reference: kept.reference });
}

/** How an order stands, for whoever holds its key and nobody else: no reference finds it. */
export async function getOrderStatus(context: Context, { store, payments }: Receiver): Promise<Response> {
  const order = await recallSent(context, store, 'order');
  if (!order) return refuse(context, { code: 'not_found' });
  return context.json({ status: await payments.standingOf(order.reference) });
}
