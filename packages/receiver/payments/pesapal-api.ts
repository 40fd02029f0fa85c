/**
 * Calls Pesapal's API 3.0, as it was documented in November 2026:
 * https://developer.pesapal.com/how-to-integrate/e-commerce/api-30-json/api-reference
 */
import { z } from 'zod';
import { isObject, parseJson } from '@site/rules/text/json';
import { PaymentUnavailableError } from './provider.ts';

/**
 * The maximum time for all calls to Pesapal within one request of a visitor. The site waits for fifteen
 * seconds.
 */
const TOTAL_TIMEOUT_MS = 10_000;

/** The error code for a payment that no one has tried to make yet. */
const NOT_PAID_YET_CODE = 'payment_details_not_found';

interface PesapalAccount {
  /** The URL that comes before `/api`. */
  readonly baseUrl: string;
  readonly key: string;
  readonly secret: string;
}

const tokenSchema = z.object({ token: z.string().min(1) });
const registrationSchema = z.object({ url: z.string(), ipn_id: z.string().min(1) });
const submittedOrderSchema = z.object({
  order_tracking_id: z.string().min(1).max(100),
  merchant_reference: z.string(),
  redirect_url: z.url({ protocol: /^https?$/u }),
});
const optionalText = z.string().nullish();
const statusSchema = z.object({
  /** 0 means invalid, 1 completed, 2 failed, and 3 reversed. */
  status_code: z.literal([0, 1, 2, 3]),
  merchant_reference: optionalText,
  amount: z.number().nullish(),
  currency: optionalText,
  payment_method: optionalText,
  confirmation_code: optionalText,
});

interface PesapalResponse {
  readonly httpStatus: number;
  readonly body: unknown;
  /** The code of the error. Undefined for successful responses, whose error is empty. */
  readonly error: string | undefined;
}

function findErrorCode(body: unknown): string | undefined {
  const { code, error_type: type } = isObject(body) && isObject(body.error) ? body.error : {};
  const error = [code, type].find((value): value is string => typeof value === 'string' && value !== '');
  // The code is logged. An error in words is not, because it could quote personal data.
  return error === undefined || /^[\w.-]+$/u.test(error) ? error : 'an error in words';
}

/** Reads a successful response. Throws `PaymentUnavailableError` for any other. */
function readResponse<Value>(
  schema: z.ZodType<Value>,
  path: string,
  { httpStatus, body, error }: PesapalResponse,
): Value {
  const { success, data } = schema.safeParse(body);
  if (success && error === undefined && httpStatus === 200) return data;
  const reason = error ?? 'in a way that we cannot read';
  throw new PaymentUnavailableError(`Pesapal ${path} answered ${httpStatus} ${reason}`);
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export function createPesapalApi({ baseUrl, key, secret }: PesapalAccount, fetch: Fetch) {
  /** The id of our notification URL, once the URL is registered. An account needs only one registration. */
  let registrationId: string | undefined;

  async function send(
    path: string,
    signal: AbortSignal,
    body?: object,
    token?: string,
  ): Promise<PesapalResponse> {
    const headers = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    };
    const post = body && { method: 'POST', body: JSON.stringify(body) };
    try {
      const response = await fetch(`${baseUrl}/api/${path}`, { ...post, headers, redirect: 'error', signal });
      const responseBody = parseJson(await response.text());
      return { httpStatus: response.status, body: responseBody, error: findErrorCode(responseBody) };
    } catch (error) {
      throw new PaymentUnavailableError(`Pesapal ${path.split('?')[0] ?? ''} did not answer`, {
        cause: error,
      });
    }
  }

  /** Sends a request with a new token, because tokens expire after five minutes and orders are rare. */
  async function callWithToken(path: string, signal: AbortSignal, body?: object): Promise<PesapalResponse> {
    const tokenPath = 'Auth/RequestToken';
    const response = await send(tokenPath, signal, { consumer_key: key, consumer_secret: secret });
    const { token } = readResponse(tokenSchema, tokenPath, response);
    return send(path, signal, body, token);
  }

  /** Returns the id of our notification URL. Registers the URL only if no earlier run has registered it. */
  async function register(url: string, signal: AbortSignal): Promise<string> {
    const listPath = 'URLSetup/GetIpnList';
    const registrations = readResponse(
      z.array(registrationSchema),
      listPath,
      await callWithToken(listPath, signal),
    );
    const ownRegistration = registrations.find((registration) => registration.url === url);
    if (ownRegistration) return ownRegistration.ipn_id;
    const path = 'URLSetup/RegisterIPN';
    const response = await callWithToken(path, signal, { url, ipn_notification_type: 'POST' });
    return readResponse(registrationSchema, path, response).ipn_id;
  }

  return {
    /** Submits an order. Returns Pesapal's id of the order and the URL of its payment page. */
    submitOrder: async (order: Readonly<Record<string, unknown>>, notificationUrl: string) => {
      const signal = AbortSignal.timeout(TOTAL_TIMEOUT_MS);
      registrationId ??= await register(notificationUrl, signal);
      const path = 'Transactions/SubmitOrderRequest';
      const response = await callWithToken(path, signal, { ...order, notification_id: registrationId });
      const submittedOrder = readResponse(submittedOrderSchema, path, response);
      if (submittedOrder.merchant_reference !== order.id)
        throw new PaymentUnavailableError(`Pesapal ${path} answered for another order`);
      return { id: submittedOrder.order_tracking_id, url: submittedOrder.redirect_url };
    },
    /** Fetches the status of a payment. Returns undefined if no one has tried to pay yet. */
    fetchStatus: async (id: string) => {
      const path = 'Transactions/GetTransactionStatus';
      const query = new URLSearchParams({ orderTrackingId: id }).toString();
      const response = await callWithToken(`${path}?${query}`, AbortSignal.timeout(TOTAL_TIMEOUT_MS));
      return response.error === NOT_PAID_YET_CODE ? undefined : readResponse(statusSchema, path, response);
    },
  };
}
