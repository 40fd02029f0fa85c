import { expect, test } from 'vitest';
import { orderDelivery, type OrderOutcome } from '../../../src/domain/checkout/order-delivery.ts';
import { placeOrder, type OrderPorts } from '../../../src/domain/checkout/place-order.ts';
import { PROCESSING } from '../../../src/domain/checkout/submit.ts';
import { submission } from '../delivery/sample-delivery.ts';
import { recorder } from './recorder.ts';
import { form, lines } from './sample-order.ts';

const order = orderDelivery(form, lines, submission);
const NUMBER = order.record.orderNumber;

/** What the order ends as, and the steps to there. */
async function placed(outcome: OrderOutcome, { broken = '', isStored = true } = {}) {
  const { log, port, wait } = recorder([broken]);
  const ports: OrderPorts = {
    send: port(({ record }) => `send ${record.orderNumber}`, Promise.resolve(outcome)),
    wait,
    save: port((record, reference) => `save ${record.orderNumber} as ${reference}`, undefined),
    notify: port(({ title }) => `toast ${title}`, undefined),
    accepted: PROCESSING,
    leave: port((address) => `leave ${address}`, undefined),
    refuse: port((fields) => `refuse ${Object.keys(fields).join(' ')}`, undefined),
    isStored: () => isStored,
    stay: port((problem) => `stay ${problem}`, undefined),
    fail: port((unconfirmed) => `fail ${unconfirmed?.orderNumber ?? ''}`.trim(), undefined),
  };
  return [await placeOrder(order, ports), ...log];
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
  [{ kind: 'refused', fields: { city: 'Unknown' } }, 'stayed', SEND, 'refuse city'],
  [{ kind: 'price-changed' }, 'stayed', SEND, 'stay price-changed'],
  [{ kind: 'offline' }, 'stayed', SEND, 'stay offline'],
  [{ kind: 'cancelled' }, 'stayed', SEND, 'stay cancelled'],
  [{ kind: 'unavailable', status: 500, retryAfterMs: undefined }, 'left', SEND, ...FAILURE],
  [{ kind: 'unsafe-redirect' }, 'left', SEND, ...FAILURE],
  [{ kind: 'unknown' }, 'left', SEND, 'toast Not confirmed', `fail ${NUMBER}`],
  [REDIRECT, 'left', ...PAYING],
])('after %j it has %s', async (outcome, ...steps) => {
  expect(await placed(outcome)).toEqual(steps);
});

test('without an answer it stays, if no other page could send the same order again', async () => {
  expect(await placed({ kind: 'unknown' }, { isStored: false })).toEqual([
    'stayed',
    SEND,
    'stay unconfirmed',
  ]);
});

test.each([...PAYING.entries()])('where step %i (%s) breaks, the order fails', async (at, broken) => {
  expect(await placed(REDIRECT, { broken })).toEqual(['left', ...PAYING.slice(0, at + 1), ...FAILURE]);
});

test('it ends there even where toasts are broken', async () => {
  const broken = 'toast Payment Failed';
  expect(await placed({ kind: 'unsafe-redirect' }, { broken })).toEqual(['left', SEND, ...FAILURE]);
});
