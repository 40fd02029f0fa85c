/** Orders: priced again from the published catalogue, stored once, and sent on to where they are paid. */
import { Hono } from 'hono';
import { agreedOrder } from '../orders/pricing.ts';
import type { StoredOrder } from '../orders/stored-order.schema.ts';
import { checkCheckoutForm, deliveryPhone } from '../site.ts';
import { OutcomeUnknown, StoreUnavailable } from '../store/database.ts';
import type { Submission } from '../store/submissions.ts';
import { orderSchema, parseBody } from './contract.schema.ts';
import type { Receiver } from './ports.ts';
import { refuse, type Refusal } from './refusals.ts';
import { receive, recallSent, type Sent } from './submissions.ts';

export const ORDERS_PATH = '/orders';

/** What is stored comes from the checks: the typed words cleaned, and what is ordered in the catalogue's words. */
async function acceptOrder({ key, body }: Sent, receiver: Receiver): Promise<Submission | Refusal> {
  const sent = parseBody(orderSchema, body);
  if (!sent) return { code: 'malformed' };
  const { record } = sent;
  const typed = checkCheckoutForm(record);
  if (!typed.ok) return { code: 'invalid', fields: typed.errors };
  const catalogue = await receiver.catalogue().catch(receiver.report);
  if (!catalogue) return { code: 'catalogue_unavailable' };
  const agreed = agreedOrder(sent, catalogue);
  if (!agreed) return { code: 'price_changed' };
  const { orderNumber } = record;
  const order: StoredOrder = { orderNumber, ...agreed, documents: catalogue.documents };
  const { form } = typed;
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

/** The order is stored by now: no answer may say that nothing was. */
function afterStoring(error: unknown): never {
  throw error instanceof StoreUnavailable ? new OutcomeUnknown(error.message, { cause: error }) : error;
}

export const orderRoutes = (receiver: Receiver) => {
  const { store, payments } = receiver;
  return new Hono()
    .post('/', async (context) => {
      const stored = await receive(context, store, 'order', (sent) => acceptOrder(sent, receiver));
      if ('code' in stored) return refuse(context, stored);
      const redirectUrl = await payments.addressOf(stored).catch(afterStoring);
      return context.json({ redirectUrl, reference: stored.reference });
    })
    .get('/', async (context) => {
      // For whoever has the order's key and no one else: no reference finds it.
      const order = await recallSent(context, store, 'order');
      if (!order) return refuse(context, { code: 'not_found' });
      const { reference, receivedAt } = order;
      return context.json({ status: await payments.standingOf(reference), receivedAt });
    });
};
