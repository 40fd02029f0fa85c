/** Between an order, its provider and the store: begun once, asked when something may have changed, noted once. */
import type { Receiver } from '../http/ports.ts';
import { orderIn } from '../orders/stored-order.schema.ts';
import { formatMoney, majorUnits, money } from '@site/rules/money/money';
import { paths } from '@site/rules/addresses/paths';
import type { StartedPayment } from '../store/payments.ts';
import type { Submission } from '../store/rows.ts';
import { PaymentUnavailable, type Desk, type Due, type Provider, type Verdict } from './provider.ts';
import type { Note, Standing } from './standing.ts';

type Ports = Pick<Receiver, 'store' | 'now' | 'monotonic' | 'site' | 'report'> & {
  readonly provider: Provider;
};

export type Paying = Readonly<Record<'payments', ReturnType<typeof payments>>>;

/** For how long a payment that no one has made is asked after. */
const PENDING_MS = 7 * 24 * 60 * 60 * 1000;

/** At most so often, a visitor's question is passed on to the provider. */
const ASK_AGAIN_MS = 5000;

const NOTE_LENGTH = 200;

function dueOf(submission: Submission): Due {
  const { reference, fields } = submission;
  const order = orderIn(submission);
  if (!order) throw new PaymentUnavailable(`The order ${reference} has no bill that can be read`);
  const typed = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  return {
    reference,
    orderNumber: order.orderNumber,
    amount: money(order.total, order.currency),
    payer: { name: typed('fullName'), email: typed('email'), phone: typed('phone') },
  };
}

/** Paid is what was to be paid, for this order: anything else is for a person to look at. */
function noteOf(
  { state, note, ...said }: Exclude<Verdict, { state: 'pending' }>,
  { ownId, amount }: StartedPayment,
): Note {
  const wrong = [
    said.ownId !== ownId && 'another order',
    state === 'paid' && said.currency !== amount.currency && 'another currency',
    state === 'paid' && said.amount !== majorUnits(amount) && 'another sum',
  ].find((one) => one !== false);
  if (wrong === undefined) return { outcome: state, note };
  const was = `${state} ${said.currency} ${said.amount} for ${said.ownId}`;
  return { outcome: 'differs', note: `${wrong}: ${was}, instead of ${formatMoney(amount)} for ${ownId}` };
}

export function payments({ provider, store, now, monotonic, site, report }: Ports) {
  const asked = new Map<string, { readonly at: number; readonly standing: Promise<Standing> }>();
  let isSettling = false;
  let failingSince: string | null = null;

  const time = () => new Date(now()).toISOString();
  const note = (reference: string, { outcome, note: words }: Note) =>
    store.notePayment({ reference, outcome, note: words.slice(0, NOTE_LENGTH), at: time() });

  /** Remembers whether the provider answered. */
  async function heard<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const given = await answer.catch((error: unknown) => {
      failingSince ??= time();
      throw error;
    });
    failingSince = null;
    return given;
  }

  async function settleNow(reference: string): Promise<Standing> {
    const started = await store.startedPayment(reference);
    if (!started || started.provider !== provider.name || !provider.ask)
      return store.paymentStatus(reference);
    const verdict = await heard(provider.ask(started.id));
    if (verdict.state !== 'pending') return note(reference, noteOf(verdict, started));
    // What was declined may be tried again just now.
    return (await store.paymentStatus(reference)) === 'paid' ? 'paid' : 'pending';
  }

  function settle(reference: string): Promise<Standing> {
    const standing = settleNow(reference);
    asked.set(reference, { at: monotonic(), standing });
    return standing;
  }

  /** How the order stands, as far as anyone can tell now: what was declined may be paid by now, where no one answers. */
  async function standingOf(reference: string): Promise<Standing> {
    const known = await store.paymentStatus(reference);
    if (known === 'paid' || !provider.ask) return known;
    const last = asked.get(reference);
    if (last && monotonic() - last.at < ASK_AGAIN_MS) return last.standing.catch(() => 'pending');
    return settle(reference).catch((error: unknown) => {
      report(error);
      return 'pending';
    });
  }

  /** Where the order is paid: the same address for the same order. Rejects with `PaymentUnavailable`. */
  async function addressOf(order: Submission): Promise<string> {
    const { reference } = order;
    const before = await store.startedPayment(reference);
    if (before) return before.address;
    const due = dueOf(order);
    const { address, known } = await heard(provider.start(due));
    if (!known) return address;
    const begun = { ...known, address, reference, provider: provider.name, amount: due.amount, at: time() };
    return (await store.storeStarted(begun)).address;
  }

  const desk: Desk = {
    findOrder: async (reference) => {
      const found = await store.findOrder(reference);
      return found && orderIn(found);
    },
    paymentsOf: store.payments,
    referenceOf: (id) => store.referenceOf(provider.name, id),
    settle,
    decide: (reference, outcome) => note(reference, { outcome, note: provider.name }),
    // Unless it was declined, returning visitors see the page that tells how it stands.
    returnAddress: (reference, standing) => {
      const path = standing === 'declined' ? paths.checkoutFailure : paths.checkoutSuccess;
      return `${site}${path}?reference=${encodeURIComponent(reference)}`;
    },
  };

  return {
    addressOf,
    standingOf,
    /** Whether the provider did its part when it was last asked to. */
    health: () => ({ ok: failingSince === null, provider: provider.name, failingSince }),
    /** Asks after every payment that is still open, however its notification was lost, unless a round is under way. */
    settlePending: async () => {
      if (!provider.ask || isSettling) return;
      isSettling = true;
      try {
        asked.clear();
        const since = new Date(now() - PENDING_MS).toISOString();
        for (const reference of await store.unsettled(provider.name, since))
          await settle(reference).catch(report);
      } finally {
        isSettling = false;
      }
    },
    routes: provider.routes(desk),
  };
}
