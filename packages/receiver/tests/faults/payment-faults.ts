/** Orders through Pesapal's stub, whose answers fail, come late or do not fit. */
import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { listening } from '@site/rules/tests/free-port';
import { ACCOUNT, LOST, pesapalStub, type Fault, type PesapalStub } from '../payments/pesapal-stub.ts';
import { paymentsIn, startedPaymentsIn } from '../temporary-store.ts';
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
  await audited(trial, stub, count);
}

/** Nothing is paid that the stub does not call paid, nothing twice, and all is that it notified of. */
async function audited(trial: Trial, stub: PesapalStub, count: number) {
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
}
