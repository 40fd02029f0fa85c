/** Takes cards and mobile money through Pesapal's own payment page. */
import { Hono, type Context } from 'hono';
import { majorUnits } from '@site/rules/money/money';
import { isRecord, parseJson } from '@site/rules/text/json';
import { readText } from '../http/submissions.ts';
import { noOrder } from './bill.ts';
import type { pesapalApi } from './pesapal-api.ts';
import { PAYMENT_PATH, type PaymentActions, type Provider } from './provider.ts';

const NOTIFICATION_PATH = '/pesapal/notification';
const RETURN_PATH = '/pesapal/return';

/**
 * Pesapal sends 0 for payments that are under way as well as for those that no one tried, so 0 decides
 * nothing.
 */
const STATES = { 0: 'pending', 1: 'paid', 2: 'declined', 3: 'reversed' } as const;

/**
 * A notification says only that something may have changed. Pesapal repeats it until it is answered with 200.
 */
async function acknowledge(context: Context, { referenceOf, check }: PaymentActions) {
  const body = parseJson((await readText(context)) ?? '');
  const sent = isRecord(body) ? body : {};
  const text = (name: string) => (typeof sent[name] === 'string' ? sent[name].slice(0, 100) : '');
  const id = text('OrderTrackingId');
  const reference = await referenceOf(id);
  if (reference !== undefined) await check(reference);
  const status = reference === undefined ? 404 : 200;
  const acknowledgement = {
    orderNotificationType: text('OrderNotificationType'),
    orderTrackingId: id,
    orderMerchantReference: text('OrderMerchantReference'),
    status,
  };
  return context.json(acknowledgement, status);
}

/**
 * Receives a visitor who comes back by a payment or by Cancel, which people also press after approving on the
 * phone. If Pesapal does not answer, the site's page asks again and says so.
 */
async function comeBack(context: Context, actions: PaymentActions, reference: string) {
  if (!(await actions.findOrder(reference))) return noOrder(context);
  const status = await actions.check(reference).catch(() => 'pending' as const);
  return context.redirect(actions.returnAddress(reference, status), 303);
}

export const pesapal = (api: ReturnType<typeof pesapalApi>, receiverOrigin: string): Provider => ({
  name: 'pesapal',
  start: async ({ reference, orderNumber, amount, payer }) => {
    // Pesapal wants another id for every request, of at most 50 characters, even if its answer was lost.
    const ownId = `${reference}-${crypto.randomUUID().slice(0, 8)}`;
    // The path names the order, because the documentation does not say what Pesapal adds to a cancellation's
    // address.
    const back = `${receiverOrigin}${PAYMENT_PATH}${RETURN_PATH}/${reference}`;
    const { id, address } = await api.submit(
      {
        id: ownId,
        currency: amount.currency,
        amount: majorUnits(amount),
        description: `Order ${orderNumber}`,
        callback_url: back,
        cancellation_url: back,
        billing_address: {
          email_address: payer.email,
          phone_number: payer.phone.replaceAll(/\(0\)|[^\d+]/g, ''),
          first_name: payer.name,
        },
      },
      `${receiverOrigin}${PAYMENT_PATH}${NOTIFICATION_PATH}`,
    );
    return { address, known: { id, ownId } };
  },
  ask: async (id) => {
    const payment = await api.status(id);
    const state = STATES[payment?.status_code ?? 0];
    if (!payment || state === 'pending') return { state: 'pending' };
    return {
      state,
      ownId: payment.merchant_reference ?? '',
      amount: payment.amount ?? 0,
      currency: payment.currency ?? '',
      details: `${payment.payment_method ?? ''} ${payment.confirmation_code ?? ''}`.trim(),
    };
  },
  routes: (actions) =>
    new Hono()
      .post(NOTIFICATION_PATH, (context) => acknowledge(context, actions))
      .get(`${RETURN_PATH}/:reference`, (context) =>
        comeBack(context, actions, context.req.param('reference')),
      ),
});
