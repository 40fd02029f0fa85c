/** Takes payments by card and mobile money on Pesapal's own payment page. */
import { Hono, type Context } from 'hono';
import { toMajorUnits } from '@site/rules/money/money';
import { isObject, parseJson } from '@site/rules/text/json';
import { readBody } from '../http/submissions.ts';
import { renderOrderNotFound } from './bill.ts';
import type { createPesapalApi } from './pesapal-api.ts';
import { PAYMENT_PATH, type PaymentActions, type Provider } from './provider.ts';

const NOTIFICATION_PATH = '/pesapal/notification';
const RETURN_PATH = '/pesapal/return';

/** The statuses by Pesapal's codes. */
const STATUSES_BY_CODE = { 1: 'paid', 2: 'declined', 3: 'reversed' } as const;

/**
 * Handles a notification, which means only that a payment may have changed. Pesapal repeats a notification
 * until the response is 200.
 */
async function handleNotification(context: Context, { findReference, refreshStatus }: PaymentActions) {
  const body = parseJson((await readBody(context)) ?? '');
  const fields = isObject(body) ? body : {};
  const getField = (name: string) => (typeof fields[name] === 'string' ? fields[name].slice(0, 100) : '');
  const id = getField('OrderTrackingId');
  const reference = await findReference(id);
  if (reference !== undefined) await refreshStatus(reference);
  const httpStatus = reference === undefined ? 404 : 200;
  const acknowledgement = {
    orderNotificationType: getField('OrderNotificationType'),
    orderTrackingId: id,
    orderMerchantReference: getField('OrderMerchantReference'),
    status: httpStatus,
  };
  return context.json(acknowledgement, httpStatus);
}

/**
 * Redirects a visitor to the site, after a payment or after Cancel. People press Cancel even after they have
 * approved the payment on their phone, so Pesapal is asked in both cases. If Pesapal does not respond, the
 * site's page asks the receiver once more.
 */
async function returnVisitor(context: Context, actions: PaymentActions, reference: string) {
  if (!(await actions.findOrder(reference))) return renderOrderNotFound(context);
  const status = await actions.refreshStatus(reference).catch(() => 'pending' as const);
  return context.redirect(actions.getReturnUrl(reference, status), 303);
}

export const createPesapalProvider = (
  api: ReturnType<typeof createPesapalApi>,
  receiverOrigin: string,
): Provider => ({
  name: 'pesapal',
  start: async ({ reference, orderNumber, amount, payer }) => {
    // Pesapal requires a new id of at most 50 characters for each request, even for a retry.
    const ownId = `${reference}-${crypto.randomUUID().slice(0, 8)}`;
    // The path contains the order's reference, because Pesapal does not document what it adds to the URL
    // after a cancellation.
    const returnUrl = `${receiverOrigin}${PAYMENT_PATH}${RETURN_PATH}/${reference}`;
    const { id, url } = await api.submitOrder(
      {
        id: ownId,
        currency: amount.currency,
        amount: toMajorUnits(amount),
        description: `Order ${orderNumber}`,
        callback_url: returnUrl,
        cancellation_url: returnUrl,
        billing_address: {
          email_address: payer.email,
          phone_number: payer.phone.replaceAll(/\(0\)|[^\d+]/g, ''),
          first_name: payer.name,
        },
      },
      `${receiverOrigin}${PAYMENT_PATH}${NOTIFICATION_PATH}`,
    );
    return { url, ids: { id, ownId } };
  },
  fetchStatus: async (id) => {
    const payment = await api.fetchStatus(id);
    // Pesapal sends the code 0 if no one has tried to pay yet.
    if (!payment?.status_code) return { status: 'pending' };
    return {
      status: STATUSES_BY_CODE[payment.status_code],
      ownId: payment.merchant_reference ?? '',
      // 0 and '' never match an order, so a payment without an amount or a currency is reported to the
      // office.
      amount: payment.amount ?? 0,
      currency: payment.currency ?? '',
      note: `${payment.payment_method ?? ''} ${payment.confirmation_code ?? ''}`.trim(),
    };
  },
  routes: (actions) =>
    new Hono()
      .post(NOTIFICATION_PATH, (context) => handleNotification(context, actions))
      .get(`${RETURN_PATH}/:reference`, (context) =>
        returnVisitor(context, actions, context.req.param('reference')),
      ),
});
