/** Takes orders: prices them from the published catalogue, stores each once, and says where it is paid. */
import { Hono } from 'hono';
import { checkCheckoutForm } from '@site/rules/checkout/form';
import { deliveryPhone } from '@site/rules/form/phone';
import { versionInForce } from '@site/rules/legal/versions';
import { DAY_MS, kenyaDay } from '@site/rules/time/dates';
import { agreedOrder } from '../orders/pricing.ts';
import type { StoredOrder } from '../orders/stored-order.schema.ts';
import type { Ports } from '../ports.ts';
import { OutcomeUnknown, StoreUnavailable } from '../store/database.ts';
import type { Submission } from '../store/rows.ts';
import { orderSchema, type ReceivedOrder } from './contract.schema.ts';
import { refuse, type Refusal } from './refusals.ts';
import { keyOf, receive, type Received } from './submissions.ts';

export const ORDERS_PATH = '/orders';

/** Stores only what was checked: the typed words cleaned, and the services in the catalogue's words. */
async function acceptOrder(
  { key, value, body }: Received<ReceivedOrder>,
  { catalogue: readCatalogue, report, now, newReference, isOverShare }: Ports,
  client: string,
): Promise<Submission | Refusal> {
  const typed = checkCheckoutForm(value.record);
  if (!typed.ok) return { code: 'invalid', fields: typed.errors };
  const catalogue = await readCatalogue().catch(report);
  if (!catalogue) return { code: 'catalogue_unavailable' };
  const agreed = agreedOrder(value, catalogue);
  if (!agreed) return { code: 'price_changed' };
  const { quote } = catalogue;
  const nowMs = now();
  const order: StoredOrder = {
    orderNumber: value.record.orderNumber,
    ...agreed,
    documents: catalogue.documents.flatMap(({ title, versions }) => {
      const current = versionInForce(versions, kenyaDay(nowMs));
      return current ? [{ title, version: current.version, path: current.path }] : [];
    }),
    payBy: quote && new Date(nowMs + quote.validityDays * DAY_MS).toISOString(),
    dollar: quote?.dollar,
  };
  const { form } = typed;
  return {
    key,
    kind: 'order',
    reference: newReference(),
    receivedAt: new Date(nowMs).toISOString(),
    suspect: isOverShare(client),
    email: form.email.toLowerCase(),
    fields: { ...form, phone: deliveryPhone(form.phone, form.country), ...order },
    body,
  };
}

/** The order is stored by now, so no answer may say that nothing was. */
function afterStoring(error: unknown): never {
  throw error instanceof StoreUnavailable ? new OutcomeUnknown(error.message, { cause: error }) : error;
}

export const orderRoutes = (ports: Ports) => {
  const { store, payments, clientOf } = ports;
  return new Hono()
    .post('/', async (context) => {
      const stored = await receive(context, store, 'order', orderSchema, (received) =>
        acceptOrder(received, ports, clientOf(context)),
      );
      if ('code' in stored) return refuse(context, stored);
      const redirectUrl = await payments.addressOf(stored).catch(afterStoring);
      return context.json({ redirectUrl, reference: stored.reference });
    })
    .get('/', async (context) => {
      // Only the key finds an order, because only its sender has it. A reference does not.
      const key = keyOf(context);
      const order = key === undefined ? undefined : await store.recall('order', key);
      if (!order) return refuse(context, { code: 'not_found' });
      const { reference, receivedAt } = order;
      return context.json({ status: await payments.statusOf(reference), receivedAt });
    });
};
