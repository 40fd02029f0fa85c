/**
 * Imitates Pesapal's API 3.0 as far as the receiver uses it, at least as strictly as its documentation says:
 * each request needs a token that no other request has used, and an order's id can be used once. Nothing here
 * was compared with Pesapal itself.
 */
import { z } from 'zod';

export const ACCOUNT = { key: 'stub-key', secret: 'stub-secret' };

const orderSchema = z.strictObject({
  /** “Unique at all times”: at most 50 letters, digits and a few other characters. */
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

/** Pesapal's codes. A payment that no one has tried to pay has the code of `untried`, or no status at all. */
const STATUS_CODES = { untried: 0, completed: 1, failed: 2, reversed: 3 };

export type PesapalStatus = keyof typeof STATUS_CODES;

interface StubPayment extends z.infer<typeof orderSchema> {
  readonly trackingId: string;
  readonly status?: PesapalStatus;
  readonly paidMoney: { readonly amount: number; readonly currency: string };
}

/**
 * `lose` performs the request, and breaks the connection before the response. `reject` and `error` perform it
 * as well, and their responses contain its result.
 */
export type Fault = 'lose' | 'reject' | 'garble' | 'error';

const respondWithError = (code: string, status = 200) =>
  Response.json({ error: { error_type: 'api_error', code, message: '' }, status: '500' }, { status });

export function createPesapalStub() {
  const tokens = new Set<string>();
  const registrations: { readonly url: string; readonly ipn_id: string }[] = [];
  const payments = new Map<string, StubPayment>();
  const faults: { readonly path: string; readonly fault: Fault }[] = [];
  const requestedPaths: string[] = [];

  type Fields = Readonly<Record<string, string>>;
  /** Each endpoint returns its response, or the code of an error. */
  const endpoints: Readonly<Record<string, (fields: Fields) => object | string>> = {
    RequestToken: ({ consumer_key, consumer_secret }) => {
      if (consumer_key !== ACCOUNT.key || consumer_secret !== ACCOUNT.secret) return 'invalid_consumer_key';
      const token = crypto.randomUUID();
      tokens.add(token);
      return { token, expiryDate: '' };
    },
    // Another site of the company has registered its own URL.
    GetIpnList: () => [{ url: '', ipn_id: 'another' }, ...registrations],
    RegisterIPN: ({ url = '', ipn_notification_type: type = '' }) => {
      if (!URL.canParse(url) || !/^(?:GET|POST)$/u.test(type)) return 'invalid_ipn';
      const registration = { url, ipn_id: crypto.randomUUID() };
      registrations.push(registration);
      return registration;
    },
    SubmitOrderRequest: (fields) => {
      const { data } = orderSchema.safeParse(fields);
      if (!data) return 'invalid_order';
      if (payments.values().some(({ id }) => id === data.id)) return 'duplicate_order';
      if (!registrations.some(({ ipn_id }) => ipn_id === data.notification_id)) return 'invalid_ipn_id';
      const trackingId = crypto.randomUUID();
      payments.set(trackingId, { ...data, trackingId, paidMoney: data });
      const redirect_url = `https://pay.pesapal.test/iframe/?OrderTrackingId=${trackingId}`;
      return { order_tracking_id: trackingId, merchant_reference: data.id, redirect_url };
    },
    GetTransactionStatus: ({ orderTrackingId = '' }) => {
      const { status, id, paidMoney } = payments.get(orderTrackingId) ?? {};
      if (status === undefined) return 'payment_details_not_found';
      const receipt = { payment_method: 'MpesaKE', confirmation_code: 'QAB12CD3EF' };
      return {
        ...receipt,
        ...(status === 'completed' && paidMoney),
        status_code: STATUS_CODES[status],
        merchant_reference: id,
      };
    },
  };

  function respond(path: string, url: URL, { headers: sentHeaders, body }: RequestInit, code = ''): Response {
    const headers = new Headers(sentHeaders);
    const contentTypes = [headers.get('Accept'), headers.get('Content-Type')];
    if (contentTypes.some((type) => type !== 'application/json'))
      return respondWithError('invalid_headers', 415);
    const bearer = headers.get('Authorization')?.replace(/^Bearer /u, '') ?? '';
    if (path !== 'RequestToken' && !tokens.delete(bearer)) return respondWithError('invalid_token', 401);
    const query = Object.fromEntries(url.searchParams);
    const fields = typeof body === 'string' ? (JSON.parse(body) as Fields) : query;
    const result = endpoints[path]?.(fields) ?? 'no_such_endpoint';
    if (typeof result === 'string') return respondWithError(result);
    const error = { error_type: null, code, message: null };
    return Response.json(Array.isArray(result) ? result : { ...result, error, status: '200' });
  }

  /**
   * Notifies the receiver by POST, at the registered URL. Returns whether its reply acknowledges the
   * notification, as documented.
   */
  async function notifyAndCheckReply(trackingId: string) {
    const { id, notification_id } = payments.get(trackingId) ?? {};
    const type = 'IPNCHANGE';
    const notification = {
      OrderNotificationType: type,
      OrderTrackingId: trackingId,
      OrderMerchantReference: id,
    };
    const expectedReply = {
      orderNotificationType: type,
      orderTrackingId: trackingId,
      orderMerchantReference: id,
    };
    const url = registrations.find(({ ipn_id }) => ipn_id === notification_id)?.url ?? '';
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(notification) });
    return (await response.text()) === JSON.stringify({ ...expectedReply, status: 200 });
  }

  /** Changes a payment without a notification. */
  const changePayment = (trackingId: string, changes: Partial<StubPayment>) => {
    Object.assign(payments.get(trackingId) ?? {}, changes);
  };

  return {
    baseUrl: 'https://pesapal.test/v3',
    /** Stands in for the network. */
    fetch: (url: string, init: RequestInit): Promise<Response> => {
      const requestUrl = new URL(url);
      const [, path = ''] = /^\/v3\/api\/\w+\/(\w+)$/u.exec(requestUrl.pathname) ?? [];
      requestedPaths.push(path);
      const index = faults.findIndex((entry) => entry.path === path);
      const fault = index === -1 ? undefined : faults.splice(index, 1)[0]?.fault;
      if (fault === 'garble') return Promise.resolve(new Response('<h1>Maintenance</h1>'));
      const response = respond(path, requestUrl, init, fault === 'error' ? 'internal_error' : '');
      if (fault === 'reject') return Promise.resolve(new Response(response.body, { status: 503 }));
      return fault === 'lose' ? Promise.reject(new TypeError('fetch failed')) : Promise.resolve(response);
    },
    /** Makes the next request to the path fail. */
    failNext: (path: string, fault: Fault) => faults.push({ path, fault }),
    requestedPaths,
    registrations,
    payments,
    notifyAndCheckReply,
    changePayment,
    /** Changes the status of a payment, and notifies the receiver. Returns whether it acknowledges this. */
    setStatusAndNotify: (trackingId: string, status: PesapalStatus) => {
      changePayment(trackingId, { status });
      return notifyAndCheckReply(trackingId);
    },
  };
}
