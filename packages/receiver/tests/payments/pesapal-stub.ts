/**
 * Imitates Pesapal's API 3.0 as far as the receiver uses it, as strictly as the documentation reads: each
 * request needs a token, and an order's id is taken once. Nothing here was compared with Pesapal itself.
 */
import { Hono, type Context } from 'hono';
import { z } from 'zod';

export const ACCOUNT = { key: 'stub-key', secret: 'stub-secret' };

/** An answer with this header does not arrive. */
const LOST = 'x-lost';

const orderSchema = z.strictObject({
  /** “Unique at all times”: at most 50 letters, digits and a few signs. */
  id: z.string().regex(/^[\w.:-]{1,50}$/u),
  currency: z.string().regex(/^[A-Z]{3}$/u),
  amount: z.number().positive(),
  description: z.string().min(1).max(100),
  callback_url: z.url(),
  cancellation_url: z.url().optional(),
  notification_id: z.uuid(),
  billing_address: z
    .strictObject({ email_address: z.string(), phone_number: z.string(), first_name: z.string() })
    .refine(({ email_address, phone_number }) => email_address !== '' || phone_number !== ''),
});

interface StubPayment extends z.infer<typeof orderSchema> {
  readonly tracking: string;
  /** Absent until someone has tried to pay. */
  readonly status?: 0 | 1 | 2 | 3;
  readonly paid: { readonly amount: number; readonly currency: string };
}

/** `lose` does the work and breaks the connection before the answer. */
type Fault = 'lose' | 'refuse' | 'garble' | 'error';

const failed = (context: Context, code: string, status: 200 | 401 | 415 = 200) =>
  context.json({ error: { error_type: 'api_error', code, message: '' }, status: '500' }, status);

const done = { error: null, status: '200' };

export function pesapalStub() {
  const tokens = new Set<string>();
  const registered: { readonly url: string; readonly ipn_id: string }[] = [];
  const payments = new Map<string, StubPayment>();
  const faults: (readonly [path: string, fault: Fault])[] = [];
  const requests: string[] = [];

  const api = new Hono().basePath('/v3/api');
  api.use(async (context, next) => {
    const path = context.req.path.split('/').at(-1) ?? '';
    requests.push(path);
    const index = faults.findIndex(([failing]) => failing === path);
    const [[, fault] = []] = index === -1 ? [] : faults.splice(index, 1);
    if (fault === 'refuse') return context.text('Service Unavailable', 503);
    if (fault === 'garble') return context.html('<h1>Maintenance</h1>');
    if (fault === 'error') return failed(context, 'internal_error');
    const types = [context.req.header('Accept'), context.req.header('Content-Type')];
    if (types.some((type) => type !== 'application/json')) return failed(context, 'invalid_headers', 415);
    const bearer = context.req.header('Authorization')?.replace(/^Bearer /u, '') ?? '';
    if (path !== 'RequestToken' && !tokens.delete(bearer)) return failed(context, 'invalid_token', 401);
    await next();
    if (fault === 'lose') context.header(LOST, 'lost');
    return undefined;
  });

  api.post('/Auth/RequestToken', async (context) => {
    const { consumer_key, consumer_secret } = await context.req.json<Record<string, unknown>>();
    if (consumer_key !== ACCOUNT.key || consumer_secret !== ACCOUNT.secret)
      return failed(context, 'invalid_consumer_key_or_secret_provided');
    const token = crypto.randomUUID();
    tokens.add(token);
    return context.json({ ...done, token, expiryDate: '' });
  });

  api.get('/URLSetup/GetIpnList', (context) => context.json(registered.map((one) => ({ ...one, ...done }))));
  api.post('/URLSetup/RegisterIPN', async (context) => {
    const { url = '', ipn_notification_type = '' } = await context.req.json<Record<string, string>>();
    if (!URL.canParse(url) || !/^(?:GET|POST)$/u.test(ipn_notification_type))
      return failed(context, 'invalid_ipn');
    const one = { url, ipn_id: crypto.randomUUID() };
    registered.push(one);
    return context.json({ ...one, ...done });
  });

  api.post('/Transactions/SubmitOrderRequest', async (context) => {
    const { data } = orderSchema.safeParse(await context.req.json());
    if (!data) return failed(context, 'invalid_order');
    if (Array.from(payments.values()).some(({ id }) => id === data.id))
      return failed(context, 'duplicate_order');
    if (!registered.some(({ ipn_id }) => ipn_id === data.notification_id))
      return failed(context, 'invalid_ipn_id');
    const tracking = crypto.randomUUID();
    payments.set(tracking, { ...data, tracking, paid: data });
    const redirect_url = `https://pay.pesapal.test/iframe/?OrderTrackingId=${tracking}`;
    return context.json({ ...done, order_tracking_id: tracking, merchant_reference: data.id, redirect_url });
  });

  api.get('/Transactions/GetTransactionStatus', (context) => {
    const payment = payments.get(context.req.query('orderTrackingId') ?? '');
    if (!payment) return failed(context, 'invalid_order_tracking_id');
    const { status, id, paid } = payment;
    if (status === undefined) return failed(context, 'payment_details_not_found');
    return context.json({
      payment_method: 'MpesaKE',
      ...paid,
      confirmation_code: 'QAB12CD3EF',
      status_code: status,
      merchant_reference: id,
      error: { error_type: null, code: null, message: null, call_back_url: null },
      status: '200',
    });
  });

  /** Notifies the receiver by POST, as registered. Says whether it acknowledged as documented. */
  async function notify(tracking: string): Promise<boolean> {
    const { id, notification_id } = payments.get(tracking) ?? {};
    const type = 'IPNCHANGE';
    const sent = { OrderNotificationType: type, OrderTrackingId: tracking, OrderMerchantReference: id };
    const answer = { orderNotificationType: type, orderTrackingId: tracking, orderMerchantReference: id };
    const url = registered.find(({ ipn_id }) => ipn_id === notification_id)?.url ?? '';
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(sent) });
    return (await response.text()) === JSON.stringify({ ...answer, status: 200 });
  }

  return {
    base: 'https://pesapal.test/v3',
    /** Replaces the network. */
    fetch: async (address: string, init: RequestInit) => {
      const response = await api.request(address, init);
      if (response.headers.has(LOST)) throw new TypeError('fetch failed');
      return response;
    },
    /** The next request to the path meets the fault. */
    fail: (path: string, fault: Fault) => faults.push([path, fault]),
    requests,
    registered,
    payments,
    notify,
    /** Changes a payment as its payer or the bank would, without a notification. */
    change: (tracking: string, changes: Partial<StubPayment>) => {
      Object.assign(payments.get(tracking) ?? {}, changes);
    },
    /** Changes its status, and notifies the receiver. */
    set: (tracking: string, status: StubPayment['status']) => {
      Object.assign(payments.get(tracking) ?? {}, { status });
      return notify(tracking);
    },
  };
}

export type PesapalStub = ReturnType<typeof pesapalStub>;
