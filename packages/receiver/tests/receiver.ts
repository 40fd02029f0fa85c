/** Runs the receiver on a port of this machine, with a database of its own. */
import { writeFileSync } from 'node:fs';
import { createAdaptorServer } from '@hono/node-server';
import { IDEMPOTENCY_HEADER } from '@site/rules/delivery/idempotency';
import { listenOnLoopback } from '../../../tests/support/free-port.ts';
import { runCommand } from '../commands/commands.ts';
import { createReceiverApp } from '../http/app.ts';
import { createOfficeLinks } from '../office/link.ts';
import { createDemoProvider } from '../payments/demo.ts';
import { createPayments as paymentsWith } from '../payments/payments.ts';
import type { Provider } from '../payments/provider.ts';
import type { PaymentOutcome } from '../payments/status.ts';
import type { Ports } from '../ports.ts';
import type { Settings } from '../settings.schema.ts';
import { createStore } from '../store/store.ts';
import { catalogue, NOW_MS } from './samples.ts';
import { readPayments, readSubmissions, temporaryDatabase } from './temporary-store.ts';

export const SITE = 'http://site.test';
export const KEY = 'key-of-a-test';

export interface Sending {
  readonly key?: string | null;
  readonly origin?: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export function createRequest(
  body: unknown,
  { key = KEY, origin = SITE, type = 'application/json', headers }: Sending = {},
) {
  const isEncoded = typeof body === 'string' || body instanceof Blob;
  return {
    method: 'POST',
    headers: {
      'Content-Type': type,
      Origin: origin,
      ...(key !== null && { [IDEMPOTENCY_HEADER]: key }),
      ...headers,
    },
    body: isEncoded ? body : JSON.stringify(body),
    redirect: 'manual',
  } as const;
}

/** Makes the payment provider of a receiver with this origin and clock. */
export type ProviderAt = (receiverOrigin: string, now: () => number) => Provider;

/** References are given in order, all requests come from one client, and nothing is limited. */
export async function startReceiver(
  changes: Partial<Ports> = {},
  providerAt: ProviderAt = (receiverOrigin) => createDemoProvider(SITE, receiverOrigin),
) {
  const { place, database, remove } = await temporaryDatabase();
  const published = `${place.DATABASE}-catalogue.json`;
  writeFileSync(published, JSON.stringify(catalogue));
  const store = changes.store ?? createStore(database);
  const errors: unknown[] = [];
  const server = createAdaptorServer({
    fetch: (request: Request, environment: object) => app.fetch(request, environment),
  });
  const receiverOrigin = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  let passedMs = 0;
  let references = 0;
  const monotonic = () => passedMs;
  const now = () => NOW_MS + passedMs;
  const report = (error: unknown) => {
    errors.push(error);
  };
  const office = createOfficeLinks('a-secret-of-tests-'.repeat(2), receiverOrigin);
  const ports = { store, now, monotonic, site: SITE, report };
  const payments = paymentsWith({ ...ports, provider: providerAt(receiverOrigin, now) });
  const app = createReceiverApp({
    ...ports,
    payments,
    office,
    catalogue: () => Promise.resolve(catalogue),
    newReference: () => `ORD-${(references += 1)}`,
    clientOf: () => 'a client',
    secondsToWait: () => undefined,
    isOverShare: () => false,
    logIn: () => Promise.resolve(),
    ...changes,
  });
  const post = (path: string, body: unknown, sending?: Sending) =>
    fetch(receiverOrigin + path, createRequest(body, sending));
  /** Posts a form as a browser without a script does. */
  const postForm = (
    path: string,
    typed: Readonly<Record<string, string>>,
    origin = SITE,
    headers?: Sending['headers'],
  ) =>
    post(path, new URLSearchParams(typed).toString(), {
      key: null,
      origin,
      type: 'application/x-www-form-urlencoded',
      headers,
    });
  /** Runs an operator's command beside the receiver, at its time. */
  const commandWith = async (settings: Partial<Settings>, ...words: readonly string[]) =>
    Array.fromAsync(runCommand({ ...place, CATALOGUE: published, ...settings }, words, now()));
  return {
    origin: receiverOrigin,
    place,
    database,
    store,
    errors,
    office,
    payments,
    post,
    postForm,
    commandWith,
    command: (...words: readonly string[]) => commandWith({}, ...words),
    /** The file of SQLite. */
    file: place.DATABASE,
    advance: (milliseconds: number) => {
      passedMs += milliseconds;
    },
    /** Overwrites the fields of a submission, as no one should. */
    damage: (key: string, fields: string) =>
      database.write((query) => query('UPDATE submissions SET fields = $1 WHERE key = $2', fields, key)),
    /** Records an outcome of the first order's payment. */
    record: (outcome: PaymentOutcome) =>
      store.recordPayment({ reference: 'ORD-1', outcome, details: '', at: new Date(now()).toISOString() }),
    stored: () => readSubmissions(place),
    outcomes: async () => (await readPayments(place)).map(({ outcome }) => outcome),
    /** Returns the status and the JSON of the answer. */
    send: async (path: string, body: unknown, sending?: Sending) => {
      const response = await post(path, body, sending);
      return [response.status, (await response.json()) as { reference?: string }] as const;
    },
    /** Asks for the status of an order as the site's page does. Returns the error if there is none. */
    orderStatus: async (key: string | null = KEY, { origin = SITE, query = '' } = {}) => {
      const headers = { Origin: origin, ...(key !== null && { [IDEMPOTENCY_HEADER]: key }) };
      const response = await fetch(`${receiverOrigin}/orders${query}`, { headers });
      const answer = (await response.json()) as { status?: string; error?: string };
      return answer.status ?? answer.error;
    },
    /** Reads the page of an order, without the spaces between its tags. */
    page: async (reference = 'ORD-1') =>
      (await (await fetch(`${receiverOrigin}/pay/${reference}`)).text())
        .replaceAll(/>\s+</g, '><')
        .replaceAll(/\s+/g, ' '),
    /** Presses a button of the demonstration's page. Returns the status and the address that it leads to. */
    decide: async (decision: string, { reference = 'ORD-1', origin = receiverOrigin } = {}) => {
      const response = await postForm(`/pay/${reference}`, { decision }, origin);
      return [response.status, response.headers.get('location')] as const;
    },
    stop: async () => {
      await new Promise((resolve) => server.close(resolve));
      await remove();
    },
  };
}

export type RunningReceiver = Awaited<ReturnType<typeof startReceiver>>;
