import { describe, expect, test } from 'vitest';
import { whileBusy } from '../../../src/domain/form/busy.ts';
import type { CheckoutRecord } from '../../../src/domain/checkout/order.ts';
import { submitCheckout, type CheckoutPorts } from '../../../src/domain/checkout/submit.ts';
import type { Toast } from '../../../src/domain/form/toast.ts';
import { form, lines, NOW_MS } from './sample-order.ts';

/** Ports that write down what is asked of them; those in `broken` throw as well. */
function recording(...broken: readonly string[]) {
  const log: string[] = [];
  const toasts: Toast[] = [];
  const records: CheckoutRecord[] = [];
  const note = (entry: string) => {
    log.push(entry);
    if (broken.includes(entry)) throw new Error(`${entry} is broken`);
  };
  const ports: CheckoutPorts = {
    now: () => NOW_MS,
    wait: async (milliseconds) => {
      await Promise.resolve();
      note(`wait ${milliseconds}`);
    },
    save: (record) => {
      records.push(record);
      note(`save ${record.orderNumber}`);
    },
    notify: (toast) => {
      toasts.push(toast);
      note(`toast ${toast.title}`);
    },
    go: (outcome) => {
      note(`go ${outcome}`);
    },
  };
  return { log, toasts, records, submit: () => submitCheckout(form, lines, ports), ports };
}

const SAVE = 'save INV-1767225600000';

test('an order is saved, processed for two seconds, announced for one, and succeeds', async () => {
  const { log, submit } = recording();
  expect(await submit()).toBe('success');
  expect(log).toEqual([SAVE, 'wait 2000', 'toast Processing Payment', 'wait 1000', 'go success']);
});

test('what is saved is the order', async () => {
  const { records, submit } = recording();
  await submit();
  expect(records).toMatchObject([{ ...form, total: 765.5, orderNumber: 'INV-1767225600000' }]);
});

test('the toast says where the visitor is taken', async () => {
  const { toasts, submit } = recording();
  await submit();
  expect(toasts).toEqual([
    { tone: 'neutral', title: 'Processing Payment', text: 'Redirecting to secure payment gateway...' },
  ]);
});

describe('an exception anywhere ends on the failure page, after its toast', () => {
  const FAILURE = ['toast Payment Failed', 'go failure'];

  test.each([
    [SAVE, [SAVE]],
    ['wait 2000', [SAVE, 'wait 2000']],
    ['toast Processing Payment', [SAVE, 'wait 2000', 'toast Processing Payment']],
    ['wait 1000', [SAVE, 'wait 2000', 'toast Processing Payment', 'wait 1000']],
    ['go success', [SAVE, 'wait 2000', 'toast Processing Payment', 'wait 1000', 'go success']],
  ])('%s', async (broken, before) => {
    const { log, submit } = recording(broken);
    expect(await submit()).toBe('failure');
    expect(log).toEqual([...before, ...FAILURE]);
  });

  test('even where no clock is to be had', async () => {
    const { log, ports } = recording();
    const now = () => {
      throw new Error('no clock');
    };
    expect(await submitCheckout(form, lines, { ...ports, now })).toBe('failure');
    expect(log).toEqual(FAILURE);
  });

  test('even where toasts are broken', async () => {
    const { log, submit } = recording(SAVE, 'toast Payment Failed');
    expect(await submit()).toBe('failure');
    expect(log).toEqual([SAVE, ...FAILURE]);
  });

  test('with the words of the specification, as destructive', async () => {
    const { toasts, submit } = recording(SAVE);
    await submit();
    expect(toasts).toEqual([
      {
        tone: 'destructive',
        title: 'Payment Failed',
        text: 'There was an error processing your payment. Please try again.',
      },
    ]);
  });
});

test('two clicks give one order', async () => {
  const { records, submit } = recording();
  let busy = false;
  const flag = {
    get: () => busy,
    set: (value: boolean) => {
      busy = value;
    },
  };
  const outcomes = await Promise.all([whileBusy(flag, submit), whileBusy(flag, submit)]);
  expect(outcomes).toEqual(['success', undefined]);
  expect(records.length).toBe(1);
  expect(busy).toBe(false);
});
