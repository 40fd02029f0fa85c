/** A thousand visitors order at once, and the receiver dies in the middle of it. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { decodeOrderAnswer, type OrderOutcome } from '../../src/domain/checkout/order-delivery.ts';
import { deliver, type DeliveryPorts } from '../../src/domain/delivery/deliver.ts';
import { receiverPlace } from '../receiver/receiver-process.ts';
import { order, ticket } from '../receiver/samples.ts';

const ORDERS = 1000;
/** The receiver is killed once it has answered so many. */
const KILLED_AFTER = 300;
/** So many visitors press twice. */
const DOUBLE = 100;
/** How often a visitor who is told to try again does so. */
const PRESSES = 10;

const numbers = Array.from({ length: ORDERS }, (_, index) => index + 1);

interface Events {
  readonly answered: () => void;
  readonly lost: () => void;
}

const portsWith = ({ answered, lost }: Events): DeliveryPorts => ({
  fetch: async (address, init) => {
    try {
      const response = await fetch(address, init);
      answered();
      return response;
    } catch (error) {
      lost();
      throw error;
    }
  },
  wait: async (milliseconds, signal) => {
    await pause(milliseconds, undefined, { signal }).catch(() => undefined);
  },
  now: () => Date.now(),
  random: () => Math.random(),
  isOnline: () => true,
});

/** A visitor sends the unchanged form until it is known what became of it. */
async function submit(number: number, own: string, ports: DeliveryPorts): Promise<OrderOutcome> {
  const request = {
    endpoint: `${own}/orders`,
    key: ticket(number).key,
    body: order(number),
    fields: [],
    decode: decodeOrderAnswer([new URL(own).host]),
    cancel: new AbortController().signal,
  };
  let outcome: OrderOutcome = { kind: 'unknown' };
  for (let press = 0; press < PRESSES && outcome.kind === 'unknown'; press += 1)
    outcome = await deliver(request, ports);
  return outcome;
}

test('every order is stored once, and none that was answered is lost', { timeout: 60_000 }, async () => {
  const place = await receiverPlace();
  let running = await place.start();
  try {
    let answers = 0;
    let losses = 0;
    const enough = Promise.withResolvers<undefined>();
    const ports = portsWith({
      answered: () => {
        answers += 1;
        if (answers === KILLED_AFTER) enough.resolve(undefined);
      },
      lost: () => {
        losses += 1;
      },
    });
    const presses = [...numbers, ...numbers.slice(0, DOUBLE)];
    const submitted = Promise.all(presses.map((number) => submit(number, place.own, ports)));
    await enough.promise;
    await running.kill();
    const answeredBefore = answers;
    const before = await place.kept();
    running = await place.start();

    const outcomes = await submitted;
    expect(await running.end('SIGTERM')).toBe(0);
    expect(answeredBefore).toBeLessThan(ORDERS);
    expect(losses, 'visitors who met a dead receiver').toBeGreaterThan(0);

    const kept = await place.kept();
    expect(kept.slice(0, before.length), 'what was kept before is kept after').toEqual(before);
    expect(kept.map(({ key }) => key).sort()).toEqual(numbers.map((number) => ticket(number).key).sort());
    const byKey = new Map(kept.map((submission) => [submission.key, submission]));
    for (const [index, number] of presses.entries()) {
      const submission = byKey.get(ticket(number).key);
      expect(submission?.body).toBe(JSON.stringify(order(number)));
      const reference = submission?.reference ?? '';
      expect(outcomes[index]).toEqual({ kind: 'redirect', url: `${place.own}/pay/${reference}`, reference });
    }
  } finally {
    await running.kill();
    place.remove();
  }
});
