/** Cards and mobile money through Pesapal's own payment page. */
import { Hono, type Context } from 'hono';
import { readText } from '../http/submissions.ts';
import { isRecord, parseJson } from '@site/rules/text/json';
import { majorUnits } from '@site/rules/money/money';
import type { pesapalApi } from './pesapal-api.ts';
import { noOrder } from './bill.ts';
import { PAYMENT_PATH, type Desk, type Provider } from './provider.ts';

const NOTIFICATION_PATH = '/pesapal/notification';
const RETURN_PATH = '/pesapal/return';

/** 0 comes of payments that are under way as well as of none, so it decides nothing. */
const STATES = { 0: 'pending', 1: 'paid', 2: 'declined', 3: 'reversed' } as const;

/** What comes in says only that something may have changed. Anything but our 200 makes Pesapal tell us again. */
async function acknowledge(context: Context, desk: Desk) {
  const body = parseJson((await readText(context)) ?? '');
  const sent = isRecord(body) ? body : {};
  const named = (name: string) => (typeof sent[name] === 'string' ? sent[name].slice(0, 100) : '');
  const id = named('OrderTrackingId');
  const ours = await desk.referenceOf(id);
  if (ours !== undefined) await desk.settle(ours);
  const status = ours === undefined ? 404 : 200;
  const acknowledgement = {
    orderNotificationType: named('OrderNotificationType'),
    orderTrackingId: id,
    orderMerchantReference: named('OrderMerchantReference'),
    status,
  };
  return context.json(acknowledgement, status);
}

/**
 * The visitor is back, after paying or by Cancel: who has approved on the phone may have pressed it. Where Pesapal does
 * not answer, the site's own page asks again and says so.
 */
async function comeBack(context: Context, desk: Desk, reference: string) {
  if (!(await desk.findOrder(reference))) return noOrder(context);
  const standing = await desk.settle(reference).catch(() => 'pending' as const);
  return context.redirect(desk.returnAddress(reference, standing), 303);
}

/** `own` is the receiver's origin. */
export const pesapal = (api: ReturnType<typeof pesapalApi>, own: string): Provider => ({
  name: 'pesapal',
  start: async ({ reference, orderNumber, amount, payer }) => {
    // Unique for every request, at most 50 characters: after a lost answer the same order is asked for anew.
    const ownId = `${reference}-${crypto.randomUUID().slice(0, 8)}`;
    // It names the order by itself: nothing says what Pesapal adds to the address of a cancellation.
    const back = `${own}${PAYMENT_PATH}${RETURN_PATH}/${reference}`;
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
      `${own}${PAYMENT_PATH}${NOTIFICATION_PATH}`,
    );
    return { address, known: { id, ownId } };
  },
  ask: async (id) => {
    const said = await api.status(id);
    const state = STATES[said?.status_code ?? 0];
    if (!said || state === 'pending') return { state: 'pending' };
    return {
      state,
      ownId: said.merchant_reference ?? '',
      amount: said.amount ?? 0,
      currency: said.currency ?? '',
      note: `${said.payment_method ?? ''} ${said.confirmation_code ?? ''}`.trim(),
    };
  },
  routes: (desk) =>
    new Hono()
      .post(NOTIFICATION_PATH, (context) => acknowledge(context, desk))
      .get(`${RETURN_PATH}/:reference`, (context) => comeBack(context, desk, context.req.param('reference'))),
});
