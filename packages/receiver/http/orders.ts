/**
 * Takes orders: prices them from the published catalogue, stores each once, and responds with the page to pay
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
async function createOrderSubmission(
  { key, value, body }: Received<ReceivedOrder>,
  { readCatalogue, report, now, createReference, exceedsInvoiceShare }: Ports,
  client: string,
): Promise<Submission | Refusal> {
  const checked = checkCheckoutForm(value.record);
  if (!checked.ok) return { code: 'invalid', fields: checked.errors };
  const catalogue = await readCatalogue().catch(report);
  if (!catalogue) return { code: 'catalogue_unavailable' };
  const pricedOrder = priceOrder(value, catalogue);
  if (!pricedOrder) return { code: 'price_changed' };
  const { quote } = catalogue;
  const nowMs = now();
  const order: StoredOrder = {
    orderNumber: value.record.orderNumber,
    ...pricedOrder,
    documents: catalogue.documents.flatMap(({ title, versions }) => {
      const current = findVersionInForce(versions, getKenyaDay(nowMs));
      return current ? [{ title, version: current.version, path: current.path }] : [];
    }),
    payBy: new Date(nowMs + quote.validityDays * DAY_MS).toISOString(),
    dollar: quote.dollar,
  };
  const { form } = checked;
  return {
    key,
    kind: 'order',
    reference: createReference(),
    receivedAt: new Date(nowMs).toISOString(),
    suspect: exceedsInvoiceShare(client),
    email: form.email.toLowerCase(),
    fields: { ...form, phone: toInternationalPhone(form.phone, form.country), ...order },
    body,
  };
}

/** Rethrows an error after the order was stored. From then on no response may say that nothing was stored. */
function rethrowAfterStoring(error: unknown): never {
  throw error instanceof StoreUnavailable ? new OutcomeUnknown(error.message, { cause: error }) : error;
}

export const createOrderRoutes = (ports: Ports) => {
  const { store, payments, getClientAddress } = ports;
  return new Hono()
    .post('/', async (context) => {
      const result = await receiveSubmission(context, store, 'order', orderSchema, (received) =>
        createOrderSubmission(received, ports, getClientAddress(context)),
      );
      if ('code' in result) return refuse(context, result);
      const redirectUrl = await payments.startPayment(result).catch(rethrowAfterStoring);
      return context.json({ redirectUrl, reference: result.reference });
    })
    .get('/', async (context) => {
      // An order is found by its key alone, because only the sender has the key. Other people may know the
      // reference.
      const key = readKey(context);
      const order = key === undefined ? undefined : await store.findByKey('order', key);
      if (!order) return refuse(context, { code: 'not_found' });
      const { reference, receivedAt } = order;
      return context.json({ status: await payments.getStatus(reference), receivedAt });
    });
};
