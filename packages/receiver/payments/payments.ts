/** Starts an order's payment, asks the provider about it, and records the answer once. */
import { formatMoney, toMajorUnits } from '@site/rules/money/money';
import { paths } from '@site/rules/addresses/paths';
import { DAY_MS } from '@site/rules/time/dates';
import { createCache } from '../cache.ts';
import { readOrder, getTotal } from '../orders/stored-order.schema.ts';
import type { Ports } from '../ports.ts';
import type { StartedPayment } from '../store/payments.ts';
import type { Submission } from '../store/rows.ts';
import {
  PaymentUnavailable,
  type NewPayment,
  type PaymentActions,
  type Provider,
  type ProviderAnswer,
} from './provider.ts';
import type { CustomerStatus, PaymentRecord } from './status.ts';

type PaymentPorts = Pick<Ports, 'store' | 'now' | 'monotonic' | 'site' | 'report'> & {
  readonly provider: Provider;
};

export type Payments = ReturnType<typeof createPayments>;

/** The time for which the receiver keeps asking about a payment that has not arrived. */
const MAX_PENDING_MS = 7 * DAY_MS;

/** The time for which all visitors of an order share one answer of the provider. */
const ANSWER_SHARED_MS = 5000;

const MAX_DETAILS_LENGTH = 200;

function createNewPayment(submission: Submission): NewPayment {
  const { reference, fields } = submission;
  const order = readOrder(submission);
  if (!order) throw new PaymentUnavailable(`The order ${reference} has no bill that can be read`);
  return {
    reference,
    orderNumber: order.orderNumber,
    amount: getTotal(order),
    payer: { name: String(fields.fullName), email: String(fields.email), phone: String(fields.phone) },
  };
}

type FinalAnswer = Exclude<ProviderAnswer, { state: 'pending' }>;

function findMismatch(answer: FinalAnswer, { ownId, amount }: StartedPayment): string | undefined {
  if (answer.ownId !== ownId) return 'another order';
  if (answer.state !== 'paid') return undefined;
  if (answer.currency !== amount.currency) return 'another currency';
  return answer.amount === toMajorUnits(amount) ? undefined : 'another sum';
}

/**
 * Turns the provider's answer into a record. An order is paid only if exactly its sum was paid. A person has
 * to look at any other payment.
 */
function judgeAnswer(answer: FinalAnswer, started: StartedPayment): PaymentRecord {
  const difference = findMismatch(answer, started);
  if (difference === undefined) return { outcome: answer.state, details: answer.details };
  const received = `${answer.state} ${answer.currency} ${answer.amount} for ${answer.ownId}`;
  const expected = `${formatMoney(started.amount)} for ${started.ownId}`;
  return { outcome: 'differs', details: `${difference}: ${received}, instead of ${expected}` };
}

export function createPayments({ provider, store, now, monotonic, site, report }: PaymentPorts) {
  let failingSince: string | null = null;

  const getIsoTime = () => new Date(now()).toISOString();
  const record = (reference: string, { outcome, details }: PaymentRecord) =>
    store.recordPayment({
      reference,
      outcome,
      details: details.slice(0, MAX_DETAILS_LENGTH),
      at: getIsoTime(),
    });

  /** Records whether the provider answered, for the health check. */
  async function trackFailures<Answer>(request: Promise<Answer>): Promise<Answer> {
    try {
      const answer = await request;
      failingSince = null;
      return answer;
    } catch (error) {
      failingSince ??= getIsoTime();
      throw error;
    }
  }

  async function askProvider(reference: string): Promise<CustomerStatus> {
    const started = await store.findStartedPayment(reference);
    if (!started || started.provider !== provider.name || !provider.ask)
      return store.getPaymentStatus(reference);
    const answer = await trackFailures(provider.ask(started.id));
    if (answer.state !== 'pending') return record(reference, judgeAnswer(answer, started));
    // A declined payment may have been started again.
    return (await store.getPaymentStatus(reference)) === 'paid' ? 'paid' : 'pending';
  }

  const statusCache = createCache(askProvider, ANSWER_SHARED_MS, monotonic);

  /**
   * Returns the status for a visitor. The status is pending if the provider does not answer, because a
   * declined payment may be paid by now.
   */
  async function getStatus(reference: string): Promise<CustomerStatus> {
    const storedStatus = await store.getPaymentStatus(reference);
    if (storedStatus === 'paid' || !provider.ask) return storedStatus;
    return statusCache.get(reference).catch((error: unknown) => {
      report(error);
      return 'pending';
    });
  }

  /**
   * Returns the address of the page on which the order is paid, always the same. Rejects with
   * `PaymentUnavailable`.
   */
  async function startPayment(order: Submission): Promise<string> {
    const { reference } = order;
    const started = await store.findStartedPayment(reference);
    if (started) return started.address;
    const payment = createNewPayment(order);
    const { address, ids } = await trackFailures(provider.start(payment));
    if (!ids) return address;
    const { amount } = payment;
    const stored = { ...ids, address, reference, provider: provider.name, amount, at: getIsoTime() };
    return (await store.storeStartedPayment(stored)).address;
  }

  const actions: PaymentActions = {
    findOrder: async (reference) => {
      const submission = await store.findOrder(reference);
      return submission && readOrder(submission);
    },
    listRecords: store.listPayments,
    findReference: (id) => store.findReference(provider.name, id),
    refreshStatus: statusCache.refresh,
    decide: (reference, outcome) => record(reference, { outcome, details: provider.name }),
    // Visitors return to the page that shows the status, unless the payment was declined.
    getReturnAddress: (reference, status) => {
      const path = status === 'declined' ? paths.checkoutFailure : paths.checkoutSuccess;
      return `${site}${path}?reference=${encodeURIComponent(reference)}`;
    },
  };

  return {
    startPayment,
    getStatus,
    health: () => ({ ok: failingSince === null, provider: provider.name, failingSince }),
    /** Asks about every payment that is still pending, because its notification may have been lost. */
    checkPending: async () => {
      if (!provider.ask) return;
      const since = new Date(now() - MAX_PENDING_MS).toISOString();
      for (const reference of await store.listPending(provider.name, since))
        await statusCache.get(reference).catch(report);
    },
    routes: provider.routes(actions),
  };
}
