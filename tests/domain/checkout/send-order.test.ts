import { expect, test } from 'vitest';
import { orderRequest, type OrderOutcome } from '../../../src/domain/checkout/order-request.ts';
import { sendOrder, type OrderPorts } from '../../../src/domain/checkout/send-order.ts';
import { PROCESSING } from '../../../src/domain/checkout/toasts.ts';
import { submission } from '../delivery/sample-delivery.ts';
import { recorder } from './recorder.ts';
import { form, lines } from './sample-order.ts';

const order = orderRequest(form, lines, submission);
const NUMBER = order.record.orderNumber;

/** What the order ends as, and the steps to there. */
async function sent(outcome: OrderOutcome, { broken = '', isStored = true } = {}) {
  const { log, port, wait } = recorder([broken]);
  const ports: OrderPorts = {
    send: port(({ record }) => `send ${record.orderNumber}`, Promise.resolve(outcome)),
    wait,
    save: port((record, reference) => `save ${record.orderNumber} as ${reference}`, undefined),
    notify: port(({ title }) => `toast ${title}`, undefined),
    accepted: PROCESSING,
    leave: port((address) => `leave ${address}`, undefined),
    isStored: () => isStored,
    stay: port((problem) => `stay ${problem}`, undefined),
    fail: port((unconfirmed) => `fail ${unconfirmed?.orderNumber ?? ''}`.trim(), undefined),
  };
  return [await sendOrder(order, ports), ...log];
}

const SEND = `send ${NUMBER}`;
const REDIRECT = { kind: 'redirect', url: 'https://pay.example.com/1', reference: 'ps_1' } as const;
const PAYING = [
  SEND,
  `save ${NUMBER} as ps_1`,
  'toast Processing Payment',
  'wait 1000',
  `leave ${REDIRECT.url}`,
];
const FAILURE = ['toast Payment Failed', 'fail'];

test.each<[OrderOutcome, ...string[]]>([
  [{ kind: 'refused', fields: { city: 'Unknown' } }, 'stayed', SEND],
  [{ kind: 'price-changed' }, 'stayed', SEND, 'stay price-changed'],
  [{ kind: 'offline' }, 'stayed', SEND, 'stay offline'],
  [{ kind: 'cancelled' }, 'stayed', SEND, 'stay cancelled'],
  [{ kind: 'unavailable', status: 500, retryAfterMs: undefined }, 'left', SEND, ...FAILURE],
  [{ kind: 'unsafe-redirect' }, 'left', SEND, ...FAILURE],
  [{ kind: 'unknown' }, 'left', SEND, 'toast Not confirmed', `fail ${NUMBER}`],
  [REDIRECT, 'left', ...PAYING],
])('after %j it has %s', async (outcome, ...steps) => {
  expect(await sent(outcome)).toEqual(steps);
});

test('without an answer it stays, if no other page could send the same order again', async () => {
  expect(await sent({ kind: 'unknown' }, { isStored: false })).toEqual(['stayed', SEND, 'stay unconfirmed']);
});

test.each([...PAYING.entries()])('where step %i (%s) breaks, the order fails', async (at, broken) => {
  expect(await sent(REDIRECT, { broken })).toEqual(['left', ...PAYING.slice(0, at + 1), ...FAILURE]);
});
