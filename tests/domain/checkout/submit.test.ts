import { expect, test } from 'vitest';
import type { CheckoutRecord } from '../../../src/domain/checkout/order.ts';
import { submitCheckout, type CheckoutPorts } from '../../../src/domain/checkout/submit.ts';
import type { Toast } from '../../../src/domain/form/toast.ts';
import { recorder } from './recorder.ts';
import { form, lines, NOW_MS } from './sample-order.ts';

/** What an order ends as, the steps to there, its records and its toasts. */
async function submitted({ broken = [], isStored = true }: { broken?: string[]; isStored?: boolean } = {}) {
  const { log, port, wait } = recorder(broken);
  const toasts: Toast[] = [];
  const records: CheckoutRecord[] = [];
  const ports: CheckoutPorts = {
    now: () => {
      if (broken.includes('now')) throw new Error('no clock');
      return NOW_MS;
    },
    wait,
    save: port((record) => {
      records.push(record);
      return `save ${record.orderNumber}`;
    }, isStored),
    notify: port((toast) => {
      toasts.push(toast);
      return `toast ${toast.title}`;
    }, undefined),
    go: port((outcome) => `go ${outcome}`, undefined),
  };
  const outcome = await submitCheckout(form, lines, ports);
  return { steps: [outcome, ...log], records, toasts };
}

const STEPS = ['save INV-1767225600000', 'wait 2000', 'toast Processing Payment', 'wait 1000', 'go success'];
const FAILURE = ['toast Payment Failed', 'go failure'];
const FAILED: Toast = {
  tone: 'destructive',
  title: 'Payment Failed',
  text: 'There was an error processing your payment. Please try again.',
};

test('an order is saved, processed for two seconds, announced for one, and succeeds', async () => {
  const { steps, records, toasts } = await submitted();
  expect(steps).toEqual(['success', ...STEPS]);
  expect(records).toMatchObject([{ ...form, total: 765.5, orderNumber: 'INV-1767225600000' }]);
  expect(toasts).toEqual([
    { tone: 'neutral', title: 'Processing Payment', text: 'Redirecting to secure payment gateway...' },
  ]);
});

test.each(['now', ...STEPS])('where "%s" breaks, the order fails with a toast', async (broken) => {
  const { steps, toasts } = await submitted({ broken: [broken] });
  expect(steps).toEqual(['failure', ...STEPS.slice(0, STEPS.indexOf(broken) + 1), ...FAILURE]);
  expect(toasts.at(-1)).toEqual(FAILED);
});

test('an order whose record the browser refuses to store has failed at once, for a reason of its own', async () => {
  const { steps, toasts } = await submitted({ isStored: false });
  expect(steps).toEqual(['not-stored', STEPS[0], 'toast Payment Failed', 'go not-stored']);
  expect(toasts).toEqual([FAILED]);
});

test('it ends there even where toasts are broken', async () => {
  const { steps } = await submitted({ broken: ['wait 2000', 'toast Payment Failed'] });
  expect(steps).toEqual(['failure', ...STEPS.slice(0, 2), ...FAILURE]);
});
