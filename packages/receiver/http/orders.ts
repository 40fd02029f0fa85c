/**
 * Takes orders: prices them from the published catalogue, stores each once, and answers with the page to pay
 * on.
 */
import { Hono } from 'hono';
import { checkCheckoutForm } from '@site/rules/checkout/form';
import { toInternationalPhone } from '@site/rules/form/phone';
import { findVersionInForce } from '@site/rules/legal/versions';
import { DAY_MS, getKenyaDay } from '@site/rules/time/dates';
import { priceOrder } from '../orders/pricing.ts';
import type { StoredOrder } from '../orders/stored-order.schema.ts';
import type { Ports } from '../ports.ts';
import { OutcomeUnknown, StoreUnavailable } from '../store/database.ts';
import type { Submission } from '../store/rows.ts';
import { orderSchema, type ReceivedOrder } from './contract.schema.ts';
import { refuse, type Refusal } from './refusals.ts';
import { readKey, receiveSubmission, type Received } from './submissions.ts';

export const ORDERS_PATH = '/orders';

/**
 * Checks an order. Keeps only what was checked: the typed text cleaned, and the services as the catalogue
 * names them.
 */
async function acceptOrder(
  { key, value, body }: Received<ReceivedOrder>,
  { catalogue: readCatalogue, report, now, newReference, isOverShare }: Ports,
  client: string,
): Promise<Submission | Refusal> {
  const typed = checkCheckoutForm(value.record);
  if (!typed.ok) return { code: 'invalid', fields: typed.errors };
  const catalogue = await readCatalogue().catch(report);
  if (!catalogue) return { code: 'catalogue_unavailable' };
  const agreed = priceOrder(value, catalogue);
  if (!agreed) return { code: 'price_changed' };
  const { quote } = catalogue;
  const nowMs = now();
  const order: StoredOrder = {
    orderNumber: value.record.orderNumber,
    ...agreed,
    documents: catalogue.documents.flatMap(({ title, versions }) => {
      const current = findVersionInForce(versions, getKenyaDay(nowMs));
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
    fields: { ...form, phone: toInternationalPhone(form.phone, form.country), ...order },
    body,
  };
}

/** Rethrows an error after the order was stored. No answer may say then that nothing was stored. */
function rethrowAfterStoring(error: unknown): never {
  throw error instanceof StoreUnavailable ? new OutcomeUnknown(error.message, { cause: error }) : error;
}

export const createOrderRoutes = (ports: Ports) => {
  const { store, payments, clientOf } = ports;
  return new Hono()
    .post('/', async (context) => {
      const stored = await receiveSubmission(context, store, 'order', orderSchema, (received) =>
        acceptOrder(received, ports, clientOf(context)),
      );
      if ('code' in stored) return refuse(context, stored);
      const redirectUrl = await payments.startPayment(stored).catch(rethrowAfterStoring);
      return context.json({ redirectUrl, reference: stored.reference });
    })
    .get('/', async (context) => {
      // Only the key finds an order, because only its sender has the key. A reference does not.
      const key = readKey(context);
      const order = key === undefined ? undefined : await store.findByKey('order', key);
      if (!order) return refuse(context, { code: 'not_found' });
      const { reference, receivedAt } = order;
      return context.json({ status: await payments.getStatus(reference), receivedAt });
    });
};
