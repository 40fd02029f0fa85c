import { expect, test } from 'vitest';
import { orderDelivery, type OrderOutcome } from '../../../src/domain/checkout/order-delivery.ts';
import { placeOrder, type OrderPorts } from '../../../src/domain/checkout/place-order.ts';
import { submission } from '../delivery/sample-delivery.ts';
import { recorder } from './recorder.ts';
import { form, lines } from './sample-order.ts';

const order = orderDelivery(form, lines, submission);
const NUMBER = order.record.orderNumber;

function recording(outcome: OrderOutcome, { broken = '', isStored = true } = {}) {
  const { log, note, wait } = recorder([broken]);
  const ports: OrderPorts = {
    send: ({ record }) => {
      note(`send ${record.orderNumber}`);
      return Promise.resolve(outcome);
    },
    wait,
    save: (record, reference) => {
      note(`save ${record.orderNumber} as ${reference}`);
    },
    notify: ({ title }) => {
      note(`toast ${title}`);
    },
    leave: (address) => {
      note(`leave ${address}`);
    },
    refuse: (fields) => {
      note(`refuse ${Object.keys(fields).join(' ')}`);
    },
    isStored: () => isStored,
    stay: (problem) => {
      note(`stay ${problem}`);
    },
    fail: (unconfirmed) => {
      note(`fail ${unconfirmed?.orderNumber ?? ''}`.trim());
    },
  };
  return { log, place: () => placeOrder(order, ports) };
}

const SEND = `send ${NUMBER}`;
const REDIRECT = { kind: 'redirect', url: 'https://pay.example.com/1', reference: 'ps_1' } as const;
const PAYING = [`save ${NUMBER} as ps_1`, 'toast Processing Payment', 'wait 1000', `leave ${REDIRECT.url}`];
const FAILURE = ['toast Payment Failed', 'fail'];

test.each<[OrderOutcome, readonly string[], string]>([
  [REDIRECT, PAYING, 'left'],
  [{ kind: 'refused', fields: { city: 'Unknown' } }, ['refuse city'], 'stayed'],
  [{ kind: 'price-changed' }, ['stay price-changed'], 'stayed'],
  [{ kind: 'offline' }, ['stay offline'], 'stayed'],
  [{ kind: 'cancelled' }, ['stay cancelled'], 'stayed'],
  [{ kind: 'unavailable', status: 500, retryAfterMs: undefined }, FAILURE, 'left'],
  [{ kind: 'unsafe-redirect' }, FAILURE, 'left'],
  [{ kind: 'unknown' }, ['toast Not confirmed', `fail ${NUMBER}`], 'left'],
])('after %j: %j', async (outcome, steps, placed) => {
  const { log, place } = recording(outcome);
  expect(await place()).toBe(placed);
  expect(log).toEqual([SEND, ...steps]);
});

test('without an answer it stays, if no other page could send the same order again', async () => {
  const { log, place } = recording({ kind: 'unknown' }, { isStored: false });
  expect(await place()).toBe('stayed');
  expect(log).toEqual([SEND, 'stay unconfirmed']);
});

test.each([SEND, ...PAYING])('where "%s" breaks, it ends on the failure page', async (broken) => {
  const { log, place } = recording(REDIRECT, { broken });
  expect(await place()).toBe('left');
  const done = [SEND, ...PAYING];
  expect(log).toEqual([...done.slice(0, done.indexOf(broken) + 1), ...FAILURE]);
});

test('even where toasts are broken', async () => {
  const { log, place } = recording({ kind: 'unsafe-redirect' }, { broken: 'toast Payment Failed' });
  expect(await place()).toBe('left');
  expect(log).toEqual([SEND, ...FAILURE]);
});
