/**
 * Pesapal's API 3.0 in the words of its documentation, as far as the receiver reads it, and with no more patience: tokens
 * end, order ids are taken once, an acknowledgement is as documented or none. Nothing here was compared with Pesapal itself.
 */
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { PesapalPorts } from '../../payments/pesapal-api.ts';

export const ACCOUNT = { key: 'stub-key', secret: 'stub-secret' };

/** An answer with this header is one that nobody receives. */
export const LOST = 'x-lost';

const TOKEN_MS = 5 * 60_000;

const orderSchema = z.strictObject({
  /** “Unique at all times”, 50 characters, letters, digits and a few signs. */
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
  /** Absent until somebody has tried to pay. */
  status?: 0 | 1 | 2 | 3;
  paid: { readonly amount: number; readonly currency: string };
}

/** `lose` does its work and breaks the connection before the answer. */
export type Fault = 'lose' | 'refuse' | 'garble' | 'error' | 'unauthorized';

interface Ports {
  readonly now: () => number;
  /** Reaches the receiver. */
  readonly notify: PesapalPorts['fetch'];
}

const errorOf = (code: string, message: string) => ({
  error: { error_type: 'api_error', code, message },
  status: '500',
});

const isJson = (context: Context) =>
  context.req.header('Accept') === 'application/json' &&
  context.req.header('Content-Type') === 'application/json';

export function pesapalStub({ now, notify }: Ports) {
  const account = { ...ACCOUNT };
  const tokens = new Map<string, number>();
  const registered: { readonly url: string; readonly ipn_id: string }[] = [];
  const payments = new Map<string, StubPayment>();
  const acknowledged = new Map<string, boolean>();
  const faults: (readonly [path: string, fault: Fault])[] = [];
  const asked: string[] = [];

  const api = new Hono().basePath('/v3/api');
  api.use(async (context, next) => {
    const path = context.req.path.split('/').at(-1) ?? '';
    asked.push(path);
    const at = faults.findIndex(([of]) => of === path);
    const [[, fault] = []] = at === -1 ? [] : faults.splice(at, 1);
    if (fault === 'refuse') return context.text('Service Unavailable', 503);
    if (fault === 'garble') return context.html('<h1>Maintenance</h1>');
    if (fault === 'error') return context.json(errorOf('internal_error', 'Something went wrong'));
    if (fault === 'unauthorized') return context.json(errorOf('invalid_token', 'Token expired'), 401);
    if (!isJson(context)) return context.json(errorOf('invalid_headers', 'Accept and Content-Type'), 415);
    const bearer = context.req.header('Authorization')?.replace(/^Bearer /u, '') ?? '';
    if (path !== 'RequestToken' && (tokens.get(bearer) ?? 0) <= now())
      return context.json(errorOf('invalid_token', 'Token expired'), 401);
    await next();
    if (fault === 'lose') context.header(LOST, 'lost');
    return undefined;
  });

  api.post('/Auth/RequestToken', async (context) => {
    const { consumer_key, consumer_secret } = await context.req.json<Record<string, unknown>>();
    if (consumer_key !== account.key || consumer_secret !== account.secret)
      return context.json(errorOf('invalid_consumer_key_or_secret_provided', ''));
    const token = crypto.randomUUID();
    tokens.set(token, now() + TOKEN_MS);
    const expiryDate = new Date(now() + TOKEN_MS).toISOString();
    return context.json({ token, expiryDate, error: null, status: '200', message: 'Request processed' });
  });

  const shown = (one: (typeof registered)[number]) => ({ ...one, error: null, status: '200' });
  api.get('/URLSetup/GetIpnList', (context) => context.json(registered.map(shown)));
  api.post('/URLSetup/RegisterIPN', async (context) => {
    const { url, ipn_notification_type } = await context.req.json<Record<string, string>>();
    if (!URL.canParse(url ?? '') || !/^(?:GET|POST)$/u.test(ipn_notification_type ?? ''))
      return context.json(errorOf('invalid_ipn', ''));
    const one = { url: url ?? '', ipn_id: crypto.randomUUID() };
    registered.push(one);
    return context.json(shown(one));
  });

  api.post('/Transactions/SubmitOrderRequest', async (context) => {
    const { data } = orderSchema.safeParse(await context.req.json());
    if (!data) return context.json(errorOf('invalid_order', 'The request is not as documented'));
    if (Array.from(payments.values()).some(({ id }) => id === data.id))
      return context.json(errorOf('duplicate_order', 'The id was used before'));
    if (!registered.some(({ ipn_id }) => ipn_id === data.notification_id))
      return context.json(errorOf('invalid_ipn_id', 'No such notification'));
    const tracking = crypto.randomUUID();
    payments.set(tracking, { ...data, tracking, paid: data });
    return context.json({
      order_tracking_id: tracking,
      merchant_reference: data.id,
      redirect_url: `https://pay.pesapal.test/iframe/?OrderTrackingId=${tracking}`,
      error: null,
      status: '200',
    });
  });

  api.get('/Transactions/GetTransactionStatus', (context) => {
    const payment = payments.get(context.req.query('orderTrackingId') ?? '');
    if (!payment) return context.json(errorOf('invalid_order_tracking_id', ''));
    const { status, id, paid } = payment;
    if (status === undefined) return context.json(errorOf('payment_details_not_found', 'Pending Payment'));
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

  const the = (tracking: string) => {
    const payment = payments.get(tracking);
    if (!payment) throw new Error(`The stub knows no payment ${tracking}`);
    return payment;
  };

  /** Tells the receiver, by POST as it was registered, and gives whether it acknowledged as documented. */
  async function tell(tracking: string): Promise<boolean> {
    const { id, notification_id } = the(tracking);
    const type = 'IPNCHANGE';
    const sent = { OrderNotificationType: type, OrderTrackingId: tracking, OrderMerchantReference: id };
    const answer = { orderNotificationType: type, orderTrackingId: tracking, orderMerchantReference: id };
    const url = registered.find(({ ipn_id }) => ipn_id === notification_id)?.url ?? '';
    const isRight = await notify(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    })
      .then(async (response) => (await response.text()) === JSON.stringify({ ...answer, status: 200 }))
      .catch(() => false);
    acknowledged.set(tracking, isRight);
    return isRight;
  }

  return {
    base: 'https://pesapal.test/v3',
    /** In the place of the network. */
    fetch: async (address: string, init: RequestInit) => {
      const response = await api.request(address, init);
      if (response.headers.has(LOST)) throw new TypeError('fetch failed');
      return response;
    },
    api,
    /** The next request to the path meets the fault. */
    fail: (path: string, fault: Fault) => faults.push([path, fault]),
    endTokens: () => {
      tokens.clear();
    },
    asked,
    account,
    registered,
    payments,
    /** Of payments that the receiver was told of as they stand: whether it said so. */
    acknowledged,
    endFaults: () => {
      faults.length = 0;
    },
    tell,
    /** What the payer or the bank does; told to the receiver unless that is to be lost. */
    set: (
      tracking: string,
      status: NonNullable<StubPayment['status']>,
      { paid, silent = false }: { readonly paid?: StubPayment['paid']; readonly silent?: boolean } = {},
    ) => {
      const payment = the(tracking);
      payment.status = status;
      acknowledged.delete(tracking);
      if (paid) payment.paid = paid;
      return silent ? Promise.resolve(false) : tell(tracking);
    },
  };
}

export type PesapalStub = ReturnType<typeof pesapalStub>;
