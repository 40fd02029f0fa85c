/** Runs the receiver on a port of this machine, with a separate database. */
import { writeFileSync } from 'node:fs';
import { createAdaptorServer } from '@hono/node-server';
import { IDEMPOTENCY_HEADER } from '@site/rules/delivery/idempotency';
import { listenOnLoopback } from '../../../tests/support/free-port.ts';
import { runCommand } from '../commands/commands.ts';
import { createReceiverApp } from '../http/app.ts';
import { createOfficeLinks } from '../office/link.ts';
import { createDemoProvider } from '../payments/demo.ts';
import { createPayments } from '../payments/payments.ts';
import type { Provider } from '../payments/provider.ts';
import type { PaymentOutcome } from '../payments/status.ts';
import type { Ports } from '../ports.ts';
import type { Settings } from '../settings.schema.ts';
import { createStore } from '../store/store.ts';
import { catalogue, NOW_MS } from './samples.ts';
import {
  listStoredPaymentRecords,
  listStoredSubmissions,
  createTemporaryDatabase,
} from './temporary-store.ts';

export const SITE = 'http://site.test';
/** The key of every request for which a test names none. */
export const KEY = 'key-of-a-test';

export interface RequestOptions {
  /** A request has no key if this is null. */
  readonly key?: string | null;
  readonly origin?: string;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export function createRequest(
  body: unknown,
  { key = KEY, origin = SITE, contentType = 'application/json', headers }: RequestOptions = {},
) {
  const isEncoded = typeof body === 'string' || body instanceof Blob;
  return {
    method: 'POST',
    headers: {
      'Content-Type': contentType,
      Origin: origin,
      ...(key !== null && { [IDEMPOTENCY_HEADER]: key }),
      ...headers,
    },
    body: isEncoded ? body : JSON.stringify(body),
    redirect: 'manual',
  } as const;
}

/** Creates the payment provider for a receiver with this origin and clock. */
export type CreateProvider = (receiverOrigin: string, now: () => number) => Provider;

/**
 * Starts a receiver with numbered references and no rate limits. All requests look as if one client sent
 * them.
 */
export async function startReceiver(
  changes: Partial<Ports> = {},
  createProvider: CreateProvider = (receiverOrigin) => createDemoProvider(SITE, receiverOrigin),
) {
  const { settings: databaseSettings, database, remove } = await createTemporaryDatabase();
  const catalogueFile = `${databaseSettings.DATABASE}-catalogue.json`;
  writeFileSync(catalogueFile, JSON.stringify(catalogue));
  const store = changes.store ?? createStore(database);
  const errors: unknown[] = [];
  const server = createAdaptorServer({
    fetch: (request: Request, environment: object) => app.fetch(request, environment),
  });
  const receiverOrigin = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  let elapsedMs = 0;
  let referenceCount = 0;
  const monotonicNow = () => elapsedMs;
  const now = () => NOW_MS + elapsedMs;
  const logError = (error: unknown) => {
    errors.push(error);
  };
  const officeLinks = createOfficeLinks('a-secret-of-tests-'.repeat(2), receiverOrigin);
  const ports = { store, now, monotonicNow, siteOrigin: SITE, logError };
  const payments = createPayments({ ...ports, provider: createProvider(receiverOrigin, now) });
  const app = createReceiverApp({
    ...ports,
    payments,
    officeLinks,
    readCatalogue: () => Promise.resolve(catalogue),
    createReference: () => `ORD-${(referenceCount += 1)}`,
    getClientAddress: () => 'a client',
    countRequest: () => undefined,
    countInvoice: () => false,
    logInToMailServer: () => Promise.resolve(),
    ...changes,
  });
  const post = (path: string, body: unknown, options?: RequestOptions) =>
    fetch(receiverOrigin + path, createRequest(body, options));
  /** Posts a form as a browser without a script does. */
  const postForm = (
    path: string,
    fields: Readonly<Record<string, string>>,
    origin = SITE,
    headers?: RequestOptions['headers'],
  ) =>
    post(path, new URLSearchParams(fields).toString(), {
      key: null,
      origin,
      contentType: 'application/x-www-form-urlencoded',
      headers,
    });
  /** Runs an operator's command with these settings and the receiver's clock. */
  const runCommandWith = async (settings: Partial<Settings>, ...parameters: readonly string[]) =>
    Array.fromAsync(
      runCommand({ ...databaseSettings, CATALOGUE: catalogueFile, ...settings }, parameters, now()),
    );
  return {
    origin: receiverOrigin,
    databaseSettings,
    database,
    store,
    errors,
    officeLinks,
    payments,
    post,
    postForm,
    runCommandWith,
    runCommand: (...parameters: readonly string[]) => runCommandWith({}, ...parameters),
    databaseFile: databaseSettings.DATABASE,
    advanceClock: (milliseconds: number) => {
      elapsedMs += milliseconds;
    },
    /** Overwrites the fields of a submission in the database. */
    overwriteFields: (key: string, fields: string) =>
      database.write((query) => query('UPDATE submissions SET fields = $1 WHERE key = $2', fields, key)),
    /** Records a payment outcome for the first order. */
    recordOutcome: (outcome: PaymentOutcome) =>
      store.recordOutcome({ reference: 'ORD-1', outcome, note: '', at: new Date(now()).toISOString() }),
    listStoredSubmissions: () => listStoredSubmissions(databaseSettings),
    listOutcomes: async () =>
      (await listStoredPaymentRecords(databaseSettings)).map(({ outcome }) => outcome),
    /** Returns the status and the JSON of the response. */
    postForJson: async (path: string, body: unknown, options?: RequestOptions) => {
      const response = await post(path, body, options);
      return [response.status, (await response.json()) as { reference?: string }] as const;
    },
    /** Fetches the status of an order as the site's page does, or the error if there is no status. */
    fetchOrderStatus: async (key: string | null = KEY, { origin = SITE, query = '' } = {}) => {
      const headers = { Origin: origin, ...(key !== null && { [IDEMPOTENCY_HEADER]: key }) };
      const response = await fetch(`${receiverOrigin}/orders${query}`, { headers });
      const { status, error } = (await response.json()) as { status?: string; error?: string };
      return status ?? error;
    },
    /** Fetches the page on which an order is paid, with single spaces and none between tags. */
    fetchPaymentPage: async (reference = 'ORD-1') =>
      (await (await fetch(`${receiverOrigin}/pay/${reference}`)).text())
        .replaceAll(/>\s+</g, '><')
        .replaceAll(/\s+/g, ' '),
    /**
     * Presses a button as on the payment page of the demo. Returns the status and the URL of the redirect.
     */
    pressPaymentButton: async (decision: string, origin = receiverOrigin) => {
      const response = await postForm('/pay/ORD-1', { decision }, origin);
      return [response.status, response.headers.get('location')] as const;
    },
    stop: async () => {
      // A browser may keep an idle connection open for a minute.
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await remove();
    },
  };
}

export type RunningReceiver = Awaited<ReturnType<typeof startReceiver>>;
