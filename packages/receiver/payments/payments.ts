/**
 * Starts the payments of orders, asks the provider for the status of each payment, and records each response
 * once.
 */
import { formatMoney, toMajorUnits } from '@site/rules/money/money';
import { paths, REFERENCE_PARAMETER } from '@site/rules/urls/paths';
import { DAY_MS } from '@site/rules/time/dates';
import { createCache } from '../cache.ts';
import { readOrder, getTotal } from '../orders/stored-order.schema.ts';
import type { Ports } from '../ports.ts';
import type { StartedPayment } from '../store/payments.ts';
import type { Submission } from '../store/rows.ts';
import {
  PaymentUnavailableError,
  type NewPayment,
  type PaymentActions,
  type Provider,
  type ProviderResponse,
} from './provider.ts';
import type { CustomerStatus, PaymentRecord } from './status.ts';

type PaymentPorts = Pick<Ports, 'store' | 'now' | 'monotonicNow' | 'siteOrigin' | 'logError'> & {
  readonly provider: Provider;
};

export type Payments = ReturnType<typeof createPayments>;

/** How often the receiver asks the provider about each payment that is open: neither paid nor reversed. */
export const OPEN_PAYMENT_CHECK_INTERVAL_MS = 10 * 60_000;

/** How long the receiver keeps asking about a payment after it was started. */
const OPEN_PAYMENT_CHECK_PERIOD_MS = 7 * DAY_MS;

/** How long the status of an order is cached. */
const STATUS_CACHE_MS = 5000;

const MAX_NOTE_LENGTH = 200;

function toNewPayment(submission: Submission): NewPayment {
  const { reference, fields } = submission;
  const order = readOrder(submission);
  if (!order) throw new PaymentUnavailableError(`The order ${reference} cannot be read`);
  return {
    reference,
    orderNumber: order.orderNumber,
    amount: getTotal(order),
    payer: { name: String(fields.fullName), email: String(fields.email), phone: String(fields.phone) },
  };
}

type FinalResponse = Exclude<ProviderResponse, { status: 'pending' }>;

/** Says how a response differs from the payment that was started. Returns undefined if they match. */
function findMismatch(response: FinalResponse, { ownId, amount }: StartedPayment): string | undefined {
  if (response.ownId !== ownId) return 'wrong order';
  // A decline or a reversal counts whatever its amount.
  if (response.status !== 'paid') return undefined;
  if (response.currency !== amount.currency) return 'wrong currency';
  return response.amount === toMajorUnits(amount) ? undefined : 'wrong amount';
}

/**
 * Turns the provider's response into a record. An order counts as paid only if exactly its amount was paid.
 * A payment of another amount or currency, or any response for another order, is recorded as `differs`,
 * because a person has to look at it.
 */
function toPaymentRecord(response: FinalResponse, startedPayment: StartedPayment): PaymentRecord {
  const mismatch = findMismatch(response, startedPayment);
  if (mismatch === undefined) return { outcome: response.status, note: response.note };
  const receivedText = `${response.status} ${response.currency} ${response.amount} for ${response.ownId}`;
  const expectedText = `${formatMoney(startedPayment.amount)} for ${startedPayment.ownId}`;
  return { outcome: 'differs', note: `${mismatch}: ${receivedText}, instead of ${expectedText}` };
}

export function createPayments({ provider, store, now, monotonicNow, siteOrigin, logError }: PaymentPorts) {
  let failingSince: string | null = null;

  const getIsoTime = () => new Date(now()).toISOString();
  const recordAndGetStatus = (reference: string, { outcome, note }: PaymentRecord) =>
    store.recordOutcome({
      reference,
      outcome,
      note: note.slice(0, MAX_NOTE_LENGTH),
      at: getIsoTime(),
    });

  /** Remembers since when the provider has been failing, for the health check. */
  async function trackFailures<Result>(request: Promise<Result>): Promise<Result> {
    try {
      const response = await request;
      failingSince = null;
      return response;
    } catch (error) {
      failingSince ??= getIsoTime();
      throw error;
    }
  }

  /**
   * Asks the provider for the status of an order, and records a final response. Returns the stored status if
   * no payment was started with this provider, or if this provider has no status API.
   */
  async function askProvider(reference: string): Promise<CustomerStatus> {
    const startedPayment = await store.findStartedPayment(reference);
    if (startedPayment?.provider !== provider.name || !provider.fetchStatus)
      return store.getPaymentStatus(reference);
    const response = await trackFailures(provider.fetchStatus(startedPayment.id));
    // If the provider says pending, a `declined` on record is out of date: the customer may be paying again.
    return response.status === 'pending'
      ? 'pending'
      : recordAndGetStatus(reference, toPaymentRecord(response, startedPayment));
  }

  const statusCache = createCache(askProvider, STATUS_CACHE_MS, monotonicNow);

  /**
   * Returns the status for a visitor. If the provider does not respond, the status is pending, even if an
   * earlier payment was declined, because the customer may have paid since.
   */
  async function getStatus(reference: string): Promise<CustomerStatus> {
    const storedStatus = await store.getPaymentStatus(reference);
    if (storedStatus === 'paid' || !provider.fetchStatus) return storedStatus;
    return statusCache.get(reference).catch((error: unknown) => {
      logError(error);
      return 'pending';
    });
  }

  /**
   * Returns the URL at which to pay the order. The first call starts the payment, and later calls return the
   * same URL. Rejects with `PaymentUnavailableError` if the provider fails.
   */
  async function startPayment(submission: Submission): Promise<string> {
    const { reference } = submission;
    const existingPayment = await store.findStartedPayment(reference);
    if (existingPayment) return existingPayment.address;
    const payment = toNewPayment(submission);
    const { url, ids } = await trackFailures(provider.start(payment));
    if (!ids) return url;
    const startedPayment = {
      ...ids,
      address: url,
      reference,
      provider: provider.name,
      amount: payment.amount,
      at: getIsoTime(),
    };
    return (await store.storeStartedPayment(startedPayment)).address;
  }

  const actions: PaymentActions = {
    findOrder: async (reference) => {
      const submission = await store.findOrder(reference);
      return submission && readOrder(submission);
    },
    listRecords: store.listPaymentRecords,
    findReference: (id) => store.findReference(provider.name, id),
    refreshStatus: statusCache.refresh,
    recordOutcome: (reference, outcome) => recordAndGetStatus(reference, { outcome, note: provider.name }),
    // Visitors return to the page that shows the status, unless the payment was declined.
    getReturnUrl: (reference, status) => {
      const path = status === 'declined' ? paths.checkoutFailure : paths.checkoutSuccess;
      return `${siteOrigin}${path}?${REFERENCE_PARAMETER}=${encodeURIComponent(reference)}`;
    },
  };

  return {
    startPayment,
    getStatus,
    getHealth: () => ({ ok: failingSince === null, provider: provider.name, failingSince }),
    /**
     * Asks about every open payment of the last seven days, because the provider's notification may have been
     * lost.
     */
    checkOpenPayments: async () => {
      const since = new Date(now() - OPEN_PAYMENT_CHECK_PERIOD_MS).toISOString();
      for (const reference of await store.listOpenPaymentReferences(provider.name, since))
        await statusCache.get(reference).catch(logError);
    },
    routes: provider.routes(actions),
  };
}
