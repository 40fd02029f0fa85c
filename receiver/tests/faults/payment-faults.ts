/** Orders through Pesapal's stub, whose answers fail, come late or do not fit. */
import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { listening } from '../../../tests/free-port.ts';
import { ACCOUNT, LOST, pesapalStub, type Fault, type PesapalStub } from '../payments/pesapal-stub.ts';
import { paths } from '../../site.ts';
import { mailsIn, paymentsIn, startedPaymentsIn } from '../temporary-store.ts';
import { amongSteps, crowd, from, orderOf, type Trial } from './trial.ts';

const FAULTS: readonly Fault[] = ['lose', 'refuse', 'garble', 'error', 'unauthorized'];
const PATHS = ['SubmitOrderRequest', 'GetTransactionStatus', 'RequestToken'];

const any = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];

/** The stub on a port of its own. What is to be lost ends with its connection. */
async function startStub() {
  const stub = pesapalStub({ now: () => Date.now(), notify: (address, init) => fetch(address, init) });
  const server = createAdaptorServer({
    fetch: async (request: Request, environment: object) => {
      const response = await stub.api.fetch(request);
      if (response.headers.has(LOST))
        (environment as { incoming: IncomingMessage }).incoming.socket.destroy();
      return response;
    },
  });
  const settings = {
    PAYMENT: 'pesapal',
    PESAPAL_URL: `http://127.0.0.1:${await listening(server)}/v3`,
    PESAPAL_KEY: ACCOUNT.key,
    PESAPAL_SECRET: ACCOUNT.secret,
  };
  return { stub, settings, stop: () => server.close() };
}

/** Sends the order once; gives Pesapal's id of its payment where it is led there. */
const led = async ({ send }: Trial, number: number): Promise<string | undefined> =>
  (await send(orderOf(number))).redirectUrl?.split('OrderTrackingId=')[1];

/** What a payer does, notified once, several times or not at all, and what others make up meanwhile. */
async function pay(stub: PesapalStub, tracking: string): Promise<void> {
  await stub.tell(tracking);
  const { amount, currency } = stub.payments.get(tracking) ?? { amount: 0, currency: '' };
  const silent = Math.random() < 0.1;
  const chance = Math.random();
  if (chance < 0.25) await stub.set(tracking, 2, { silent });
  if (chance < 0.15 || chance > 0.3) {
    const paid = chance > 0.95 ? { amount: amount / 100, currency } : { amount, currency };
    await stub.set(tracking, 1, { paid, silent });
  }
  if (Math.random() < 0.3) await stub.tell(tracking);
}

export async function paidAmongKills(trial: Trial, count: number, kills: number) {
  const { stub, settings } = trial.own(await startStub());
  await trial.start({ settings });
  const { step, isOver } = amongSteps(count, kills, () => trial.start({ settings }));
  await crowd(from(1, count), async (number) => {
    if (Math.random() < 0.2) stub.fail(any(PATHS) ?? '', any(FAULTS) ?? 'lose');
    let tracking = await led(trial, number);
    for (; tracking === undefined; tracking = await led(trial, number)) await isOver();
    step();
    await pay(stub, tracking);
  });
  await isOver();
  stub.endFaults();
  // Pesapal notifies again of what was not acknowledged.
  for (const [tracking, isTold] of stub.acknowledged) assert(isTold || (await stub.tell(tracking)));
  return await audited(trial, stub, count);
}

/** Nothing is paid that the stub does not call paid, nothing twice, and all is that it notified of. */
async function audited(trial: Trial, stub: PesapalStub, count: number): Promise<string> {
  assert.equal((await trial.check()).length, count);
  const started = await startedPaymentsIn(trial.place.place);
  assert.equal(started.length, count);
  const payments = await paymentsIn(trial.place.place);
  const paid = payments.filter(({ outcome }) => outcome === 'paid').map(({ reference }) => reference);
  assert.equal(new Set(paid).size, paid.length, 'an order is paid twice');
  for (const { reference, id } of started) {
    const payment = stub.payments.get(id);
    assert(payment);
    const isPaid = payment.status === 1 && payment.paid.amount === payment.amount;
    if (paid.includes(reference)) assert(isPaid, `${reference} is paid here alone`);
    else if (stub.acknowledged.get(id) === true) assert(!isPaid, `${reference} was notified of as paid`);
  }
  const differs = payments.filter(({ outcome }) => outcome === 'differs').length;
  return `${paid.length} paid, each once; ${differs} of a wrong amount shown; ${stub.payments.size - count} beginnings lost`;
}

/**
 * Each payer approves on the phone, some after a try that failed, and presses Cancel on Pesapal's page, before or after
 * Pesapal knows, and whether it answers or not.
 */
export async function cancelledOnceApproved(trial: Trial, count: number) {
  const { stub, settings } = trial.own(await startStub());
  const told = new Set<string | undefined>();
  await trial.start({ settings });
  const trackings = new Map<string, string>();
  await crowd(from(1, count), async (number) => {
    const tracking = (await led(trial, number)) ?? '';
    trackings.set(tracking, orderOf(number).key);
    if (number % 2 === 0) await stub.set(tracking, 2);
    await stub.set(tracking, number % 3 === 0 ? 0 : 1, { silent: true });
    if (number % 5 === 0) stub.fail('GetTransactionStatus', any(FAULTS) ?? 'lose');
    const { cancellation_url = '' } = stub.payments.get(tracking) ?? {};
    const { headers } = await fetch(`${cancellation_url}?OrderTrackingId=${tracking}`, {
      redirect: 'manual',
    });
    assert.equal(new URL(headers.get('Location') ?? '').pathname, paths.checkoutSuccess);
    told.add(await trial.standing(orderOf(number)));
  });
  assert.deepEqual([...told].sort(), ['paid', 'pending']);
  stub.endFaults();
  for (const [tracking, key] of trackings) {
    assert(await stub.set(tracking, 1));
    assert.equal(await trial.standing({ ...orderOf(0), key }), 'paid');
  }
  return `every visitor was led to “${paths.checkoutSuccess}”; in the end ${count} orders are paid`;
}

const OTHER = { USD: 31, KES: 10 } as const;

/** Pesapal calls each order paid again and again, each time with another sum, and at last with the right one. */
export async function namesOtherSums(trial: Trial, count: number) {
  const { stub, settings } = trial.own(await startStub());
  const kinds = Object.entries(OTHER);
  await trial.start({ settings });
  await crowd(from(1, count), async (number) => {
    const tracking = (await led(trial, number)) ?? '';
    const { amount = 0, currency = '' } = stub.payments.get(tracking) ?? {};
    for (const [currency, sums] of [...kinds, ...kinds])
      for (const amount of from(1, sums)) await stub.set(tracking, 1, { paid: { amount, currency } });
    assert.equal(await trial.standing(orderOf(number)), 'pending');
    assert(await stub.set(tracking, 1, { paid: { amount, currency } }));
    assert.equal(await trial.standing(orderOf(number)), 'paid');
  });
  const differs = (await paymentsIn(trial.place.place)).filter(({ outcome }) => outcome === 'differs');
  assert.equal(differs.length, count * kinds.length * 3);
  const mails = (await mailsIn(trial.place.place)).flat();
  assert.equal(mails.filter(({ kind }) => kind.startsWith('differs')).length, differs.length);
  return `${stub.asked.filter((path) => path === 'GetTransactionStatus').length} answers; 3 rows and 3 mails for each order and currency`;
}
