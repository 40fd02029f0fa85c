/** Receives orders: prices them by the published catalogue, stores each once, and sends the payment URL. */
import { Hono } from 'hono';
import { checkCheckoutForm } from '@site/rules/checkout/form';
import { toInternationalPhone } from '@site/rules/form/phone';
import { findVersionInForce } from '@site/rules/legal/versions';
import { DAY_MS, getKenyaDay } from '@site/rules/time/dates';
import { priceOrder } from '../orders/pricing.ts';
import type { StoredOrder } from '../orders/stored-order.schema.ts';
import type { Ports } from '../ports.ts';
import { OutcomeUnknownError, StoreUnavailableError } from '../store/database.ts';
import type { Submission } from '../store/rows.ts';
import { orderSchema, type ReceivedOrder } from './contract.schema.ts';
import { reject, type Rejection } from './rejections.ts';
import { readKey, receiveSubmission, type ReceivedRequest } from './submissions.ts';

export const ORDERS_PATH = '/orders';

/**
 * Checks an order, and creates its submission. The `fields` of the submission contain only checked data: the
 * cleaned text, and the services with their names and prices in the catalogue. The custom service has the
 * visitor's name and price, within the published limits.
 */
async function createOrderSubmission(
  { key, request, body }: ReceivedRequest<ReceivedOrder>,
  { readCatalogue, logError, now, createReference, countInvoice }: Ports,
  client: string,
): Promise<Submission | Rejection> {
  const formCheck = checkCheckoutForm(request.record);
  if (!formCheck.ok) return { code: 'invalid', fields: formCheck.errors };
  const catalogue = await readCatalogue().catch(logError);
  if (!catalogue) return { code: 'catalogue_unavailable' };
  const pricedOrder = priceOrder(request, catalogue);
  if (!pricedOrder) return { code: 'price_changed' };
  const { quote } = catalogue;
  const nowMs = now();
  const order: StoredOrder = {
    orderNumber: request.record.orderNumber,
    ...pricedOrder,
    documents: catalogue.documents.flatMap(({ title, versions }) => {
      const versionInForce = findVersionInForce(versions, getKenyaDay(nowMs));
      return versionInForce ? [{ title, version: versionInForce.version, path: versionInForce.path }] : [];
    }),
    payBy: new Date(nowMs + quote.validityDays * DAY_MS).toISOString(),
    dollar: quote.dollar,
  };
  const { form } = formCheck;
  return {
    key,
    kind: 'order',
    reference: createReference(),
    receivedAt: new Date(nowMs).toISOString(),
    // An order beyond the client’s invoices for the hour is suspect, so its invoice is held back.
    suspect: countInvoice(client),
    email: form.email.toLowerCase(),
    fields: { ...form, phone: toInternationalPhone(form.phone, form.country), ...order },
    body,
  };
}

/**
 * Replaces `StoreUnavailableError` with `OutcomeUnknownError`. The order is already stored, and after
 * `StoreUnavailableError` the visitor would read that nothing was stored.
 */
function rethrowAfterStoring(error: unknown): never {
  throw error instanceof StoreUnavailableError
    ? new OutcomeUnknownError(error.message, { cause: error })
    : error;
}

export const createOrderRoutes = (ports: Ports) => {
  const { store, payments, getClientAddress } = ports;
  return new Hono()
    .post('/', async (context) => {
      const submissionOrRejection = await receiveSubmission(
        context,
        store,
        'order',
        orderSchema,
        (received) => createOrderSubmission(received, ports, getClientAddress(context)),
      );
      if ('code' in submissionOrRejection) return reject(context, submissionOrRejection);
      const redirectUrl = await payments.startPayment(submissionOrRejection).catch(rethrowAfterStoring);
      return context.json({ redirectUrl, reference: submissionOrRejection.reference });
    })
    .get('/', async (context) => {
      // Orders are found only by their keys, because people other than the sender may know a reference.
      const key = readKey(context);
      const order = key === undefined ? undefined : await store.findByKey('order', key);
      if (!order) return reject(context, { code: 'not_found' });
      const { reference, receivedAt } = order;
      return context.json({ status: await payments.getStatus(reference), receivedAt });
    });
};
