import { expect, test } from 'vitest';
import type { CheckoutRecord } from '../../../src/domain/checkout/order.ts';
import { submitCheckout, type CheckoutPorts } from '../../../src/domain/checkout/submit.ts';
import type { Toast } from '../../../src/domain/form/toast.ts';
import { recorder } from './recorder.ts';
import { form, lines, NOW_MS } from './sample-order.ts';

function recording(...broken: readonly string[]) {
  return recordingWhere(true, ...broken);
}

function recordingWhere(isStored: boolean, ...broken: readonly string[]) {
  const { log, note, wait } = recorder(broken);
  const toasts: Toast[] = [];
  const records: CheckoutRecord[] = [];
  const ports: CheckoutPorts = {
    now: () => {
      if (broken.includes('now')) throw new Error('no clock');
      return NOW_MS;
    },
    wait,
    save: (record) => {
      records.push(record);
      note(`save ${record.orderNumber}`);
      return isStored;
    },
    notify: (toast) => {
      toasts.push(toast);
      note(`toast ${toast.title}`);
    },
    go: (outcome) => {
      note(`go ${outcome}`);
    },
  };
  return { log, toasts, records, submit: () => submitCheckout(form, lines, ports) };
}

const STEPS = ['save INV-1767225600000', 'wait 2000', 'toast Processing Payment', 'wait 1000', 'go success'];
const FAILURE = ['toast Payment Failed', 'go failure'];

test('an order is saved, processed for two seconds, announced for one, and succeeds', async () => {
  const { log, records, toasts, submit } = recording();
  expect(await submit()).toBe('success');
  expect(log).toEqual(STEPS);
  expect(records).toMatchObject([{ ...form, total: 765.5, orderNumber: 'INV-1767225600000' }]);
  expect(toasts).toEqual([
    { tone: 'neutral', title: 'Processing Payment', text: 'Redirecting to secure payment gateway...' },
  ]);
});

test.each(['now', ...STEPS])(
  'where "%s" breaks, it ends on the failure page, after its toast',
  async (broken) => {
    const { log, toasts, submit } = recording(broken);
    expect(await submit()).toBe('failure');
    expect(log).toEqual([...STEPS.slice(0, STEPS.indexOf(broken) + 1), ...FAILURE]);
    expect(toasts.at(-1)).toEqual({
      tone: 'destructive',
      title: 'Payment Failed',
      text: 'There was an error processing your payment. Please try again.',
    });
  },
);

test('an order whose record the browser refuses to store has failed at once, and is told apart', async () => {
  const { log, toasts, submit } = recordingWhere(false);
  expect(await submit()).toBe('not-stored');
  expect(log).toEqual([STEPS[0], 'toast Payment Failed', 'go not-stored']);
  expect(toasts[0]?.text).toBe('There was an error processing your payment. Please try again.');
});

test('even where toasts are broken', async () => {
  const { log, submit } = recording('wait 2000', 'toast Payment Failed');
  expect(await submit()).toBe('failure');
  expect(log).toEqual([...STEPS.slice(0, 2), ...FAILURE]);
});
