/**
 * Pesapal's API 3.0 by its documentation, as read in November 2026:
 * https://developer.pesapal.com/how-to-integrate/e-commerce/api-30-json/api-reference
 */
import { z } from 'zod';
import { isRecord, parseJson } from '@site/rules/text/json';
import { PaymentUnavailable } from './provider.ts';

/** For everything that one request of a visitor needs of Pesapal: the site waits for fifteen seconds. */
const PATIENCE_MS = 10_000;

/** An error that only says that no one has paid yet. */
const NOT_PAID_YET = 'payment_details_not_found';

interface PesapalAccount {
  /** Up to and without `/api`. */
  readonly base: string;
  readonly key: string;
  readonly secret: string;
}

const tokenSchema = z.object({ token: z.string().min(1) });
const registeredSchema = z.object({ url: z.string(), ipn_id: z.string().min(1) });
const submittedSchema = z.object({
  order_tracking_id: z.string().min(1).max(100),
  merchant_reference: z.string(),
  redirect_url: z.url({ protocol: /^https?$/u }),
});
const text = z.string().nullish();
const statusSchema = z.object({
  /** 0 invalid, 1 completed, 2 failed, 3 reversed. */
  status_code: z.literal([0, 1, 2, 3]),
  merchant_reference: text,
  amount: z.number().nullish(),
  currency: text,
  payment_method: text,
  confirmation_code: text,
});

interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** Its code, where the answer has an error: good answers have an empty one. */
  readonly error: string | undefined;
}

function errorIn(body: unknown): string | undefined {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const said = [error.code, error.error_type].find((one) => typeof one === 'string' && one !== '');
  // It goes into the log, and words may quote what was sent.
  return typeof said === 'string' && !/^[\w.-]+$/u.test(said)
    ? 'an error in words'
    : (said as string | undefined);
}

function readAs<Value>(schema: z.ZodType<Value>, path: string, { status, body, error }: Answer): Value {
  const { success, data } = schema.safeParse(body);
  if (success && error === undefined && status === 200) return data;
  const why = error ?? 'in a way that we cannot read';
  throw new PaymentUnavailable(`Pesapal ${path} answered ${status} ${why}`);
}

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

export function pesapalApi({ base, key, secret }: PesapalAccount, fetch: Fetch) {
  let registration: z.infer<typeof registeredSchema> | undefined;

  async function send(path: string, signal: AbortSignal, body?: object, bearer?: string): Promise<Answer> {
    const headers = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
    };
    const post = body && { method: 'POST', body: JSON.stringify(body) };
    try {
      const response = await fetch(`${base}/api/${path}`, { ...post, headers, redirect: 'error', signal });
      const answer = parseJson(await response.text());
      return { status: response.status, body: answer, error: errorIn(answer) };
    } catch (error) {
      throw new PaymentUnavailable(`Pesapal ${path.split('?')[0] ?? ''} did not answer`, { cause: error });
    }
  }

  /** With a token of its own: tokens end after five minutes, and orders are rare. */
  async function call(path: string, signal: AbortSignal, body?: object): Promise<Answer> {
    const asking = 'Auth/RequestToken';
    const answer = await send(asking, signal, { consumer_key: key, consumer_secret: secret });
    return send(path, signal, body, readAs(tokenSchema, asking, answer).token);
  }

  const asked = async <Value>(schema: z.ZodType<Value>, path: string, signal: AbortSignal, body?: object) =>
    readAs(schema, path, await call(path, signal, body));

  return {
    /** Gives Pesapal's id of the order and the address of its payment page. */
    submit: async (order: Readonly<Record<string, unknown>>, url: string) => {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      // Registered once for an account: the list is asked first, so that restarts leave no trail of registrations.
      registration ??=
        (await asked(z.array(registeredSchema), 'URLSetup/GetIpnList', signal)).find(
          (one) => one.url === url,
        ) ??
        (await asked(registeredSchema, 'URLSetup/RegisterIPN', signal, {
          url,
          ipn_notification_type: 'POST',
        }));
      const path = 'Transactions/SubmitOrderRequest';
      const { ipn_id: notification_id } = registration;
      const submitted = await asked(submittedSchema, path, signal, { ...order, notification_id });
      if (submitted.merchant_reference !== order.id)
        throw new PaymentUnavailable(`Pesapal ${path} answered for another order`);
      return { id: submitted.order_tracking_id, address: submitted.redirect_url };
    },
    /** Nothing where no one has tried to pay yet. */
    status: async (id: string) => {
      const path = 'Transactions/GetTransactionStatus';
      const query = new URLSearchParams({ orderTrackingId: id }).toString();
      const answer = await call(`${path}?${query}`, AbortSignal.timeout(PATIENCE_MS));
      return answer.error === NOT_PAID_YET ? undefined : readAs(statusSchema, path, answer);
    },
  };
}
