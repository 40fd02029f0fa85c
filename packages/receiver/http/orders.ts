/** Orders: priced again from the published catalogue, stored once, and sent on to where they are paid. */
import { Hono } from 'hono';
import { agreedOrder } from '../orders/pricing.ts';
import type { StoredOrder } from '../orders/stored-order.schema.ts';
import type { Paying } from '../payments/payments.ts';
import { checkCheckoutForm } from '@site/rules/checkout/form';
import { versionInForce } from '@site/rules/legal/versions';
import { kenyaDay } from '@site/rules/time/dates';
import { deliveryPhone } from '@site/rules/form/phone';
import { OutcomeUnknown, StoreUnavailable } from '../store/database.ts';
import type { Submission } from '../store/rows.ts';
import { orderSchema, type OrderRequest } from './contract.schema.ts';
import type { Ports } from '../ports.ts';
import { refuse, type Refusal } from './refusals.ts';
import { keyOf, receive, type Sent } from './submissions.ts';

export const ORDERS_PATH = '/orders';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is stored comes from the checks: the typed words cleaned, and what is ordered in the catalogue's words. */
async function acceptOrder(
  { key, value, body }: Sent<OrderRequest>,
  receiver: Ports,
  client: string,
): Promise<Submission | Refusal> {
  const { record } = value;
  const typed = checkCheckoutForm(record);
  if (!typed.ok) return { code: 'invalid', fields: typed.errors };
  const catalogue = await receiver.catalogue().catch(receiver.report);
  if (!catalogue) return { code: 'catalogue_unavailable' };
  const agreed = agreedOrder(value, catalogue);
  if (!agreed) return { code: 'price_changed' };
  const { orderNumber } = record;
  const { quote } = catalogue;
  const nowMs = receiver.now();
  const today = kenyaDay(nowMs);
  const documents = catalogue.documents.flatMap(({ title, versions }) => {
    const current = versionInForce(versions, today);
    return current ? [{ title, version: current.version, path: current.path }] : [];
  });
  const order: StoredOrder = {
    ...{ orderNumber, ...agreed, documents },
    ...(quote && { payBy: new Date(nowMs + quote.validityDays * DAY_MS).toISOString() }),
    ...(quote?.dollar && { dollar: quote.dollar }),
  };
  const { form } = typed;
  return {
    key,
    kind: 'order',
    reference: receiver.newReference(),
    receivedAt: new Date(nowMs).toISOString(),
    suspect: receiver.isOverShare(client),
    email: form.email.toLowerCase(),
    fields: { ...form, phone: deliveryPhone(form.phone, form.country), ...order },
    body,
  };
}

/** The order is stored by now: no answer may say that nothing was. */
function afterStoring(error: unknown): never {
  throw error instanceof StoreUnavailable ? new OutcomeUnknown(error.message, { cause: error }) : error;
}

export const orderRoutes = (receiver: Ports & Paying) => {
  const { store, payments } = receiver;
  return new Hono()
    .post('/', async (context) => {
      const stored = await receive(context, store, 'order', orderSchema, (sent) =>
        acceptOrder(sent, receiver, receiver.clientOf(context)),
      );
      if ('code' in stored) return refuse(context, stored);
      const redirectUrl = await payments.addressOf(stored).catch(afterStoring);
      return context.json({ redirectUrl, reference: stored.reference });
    })
    .get('/', async (context) => {
      // For whoever has the order's key and no one else: no reference finds it.
      const key = keyOf(context);
      const order = key === undefined ? undefined : await store.recall('order', key);
      if (!order) return refuse(context, { code: 'not_found' });
      const { reference, receivedAt } = order;
      return context.json({ status: await payments.standingOf(reference), receivedAt });
    });
};
