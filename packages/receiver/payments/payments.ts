/** Starts an order's payment, asks the provider about it, and records the answer once. */
import { formatMoney, majorUnits } from '@site/rules/money/money';
import { paths } from '@site/rules/addresses/paths';
import { DAY_MS } from '@site/rules/time/dates';
import { cached } from '../cache.ts';
import { orderIn, totalOf } from '../orders/stored-order.schema.ts';
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
import type { CustomerStatus, PaymentNote } from './status.ts';

type PaymentPorts = Pick<Ports, 'store' | 'now' | 'monotonic' | 'site' | 'report'> & {
  readonly provider: Provider;
};

export type Payments = ReturnType<typeof payments>;

/** How long the receiver keeps asking about a payment that no one makes. */
const PENDING_MS = 7 * DAY_MS;

/** Visitors who ask within this time share one question to the provider. */
const SHARED_MS = 5000;

const DETAILS_LENGTH = 200;

function newPayment(submission: Submission): NewPayment {
  const { reference, fields } = submission;
  const order = orderIn(submission);
  if (!order) throw new PaymentUnavailable(`The order ${reference} has no bill that can be read`);
  return {
    reference,
    orderNumber: order.orderNumber,
    amount: totalOf(order),
    payer: { name: String(fields.fullName), email: String(fields.email), phone: String(fields.phone) },
  };
}

type FinalAnswer = Exclude<ProviderAnswer, { state: 'pending' }>;

function differenceOf(answer: FinalAnswer, { ownId, amount }: StartedPayment): string | undefined {
  if (answer.ownId !== ownId) return 'another order';
  if (answer.state !== 'paid') return undefined;
  if (answer.currency !== amount.currency) return 'another currency';
  return answer.amount === majorUnits(amount) ? undefined : 'another sum';
}

/** Calls an order paid only if this sum was paid for it. A person has to look at anything else. */
function noteOf(answer: FinalAnswer, started: StartedPayment): PaymentNote {
  const difference = differenceOf(answer, started);
  if (difference === undefined) return { outcome: answer.state, details: answer.details };
  const was = `${answer.state} ${answer.currency} ${answer.amount} for ${answer.ownId}`;
  const expected = `${formatMoney(started.amount)} for ${started.ownId}`;
  return { outcome: 'differs', details: `${difference}: ${was}, instead of ${expected}` };
}

export function payments({ provider, store, now, monotonic, site, report }: PaymentPorts) {
  let failingSince: string | null = null;

  const time = () => new Date(now()).toISOString();
  const record = (reference: string, { outcome, details }: PaymentNote) =>
    store.notePayment({ reference, outcome, details: details.slice(0, DETAILS_LENGTH), at: time() });

  /** Remembers whether the provider answered, for the health check. */
  async function watched<Answer>(request: Promise<Answer>): Promise<Answer> {
    try {
      const answer = await request;
      failingSince = null;
      return answer;
    } catch (error) {
      failingSince ??= time();
      throw error;
    }
  }

  async function askProvider(reference: string): Promise<CustomerStatus> {
    const started = await store.startedPayment(reference);
    if (!started || started.provider !== provider.name || !provider.ask)
      return store.paymentStatus(reference);
    const answer = await watched(provider.ask(started.id));
    if (answer.state !== 'pending') return record(reference, noteOf(answer, started));
    // A payment that was declined may be under way again.
    return (await store.paymentStatus(reference)) === 'paid' ? 'paid' : 'pending';
  }

  const checks = cached(askProvider, SHARED_MS, monotonic);

  /**
   * Tells a visitor the status. It is pending if the provider is silent: a declined payment may be paid by
   * now.
   */
  async function statusOf(reference: string): Promise<CustomerStatus> {
    const known = await store.paymentStatus(reference);
    if (known === 'paid' || !provider.ask) return known;
    return checks.get(reference).catch((error: unknown) => {
      report(error);
      return 'pending';
    });
  }

  /** Gives the page where the order is paid, always the same. Rejects with `PaymentUnavailable`. */
  async function addressOf(order: Submission): Promise<string> {
    const { reference } = order;
    const started = await store.startedPayment(reference);
    if (started) return started.address;
    const payment = newPayment(order);
    const { address, known } = await watched(provider.start(payment));
    if (!known) return address;
    const { amount } = payment;
    const stored = { ...known, address, reference, provider: provider.name, amount, at: time() };
    return (await store.storeStarted(stored)).address;
  }

  const actions: PaymentActions = {
    findOrder: async (reference) => {
      const found = await store.findOrder(reference);
      return found && orderIn(found);
    },
    notesOf: store.payments,
    referenceOf: (id) => store.referenceOf(provider.name, id),
    check: checks.refresh,
    decide: (reference, outcome) => record(reference, { outcome, details: provider.name }),
    // Unless the payment was declined, visitors return to the page that shows its status.
    returnAddress: (reference, status) => {
      const path = status === 'declined' ? paths.checkoutFailure : paths.checkoutSuccess;
      return `${site}${path}?reference=${encodeURIComponent(reference)}`;
    },
  };

  return {
    addressOf,
    statusOf,
    health: () => ({ ok: failingSince === null, provider: provider.name, failingSince }),
    /** Asks about every payment that is still open: its notification may have been lost. */
    checkPending: async () => {
      if (!provider.ask) return;
      const since = new Date(now() - PENDING_MS).toISOString();
      for (const reference of await store.unsettled(provider.name, since))
        await checks.get(reference).catch(report);
    },
    routes: provider.routes(actions),
  };
}
