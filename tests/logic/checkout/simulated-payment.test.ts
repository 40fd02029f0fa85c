import { expect, test } from 'vitest';
import { simulatePayment, type PaymentPorts } from '../../../src/logic/checkout/simulated-payment.ts';
import { form, NOW_MS } from '../../support/sample-form.ts';
import { lines } from '../../support/sample-quote.ts';

/** The steps of a payment. */
async function paid({ broken = [], isStored = true }: { broken?: string[]; isStored?: boolean } = {}) {
  const log: string[] = [];
  const port =
    <Args extends readonly unknown[], Result>(words: (...args: Args) => string, result: Result) =>
    (...args: Args): Result => {
      const entry = words(...args);
      log.push(entry);
      if (broken.includes(entry)) throw new Error(`${entry} is broken`);
      return result;
    };
  const ports: PaymentPorts = {
    now: port(() => 'now', NOW_MS),
    // It is logged once it is over, so that steps which do not await it are logged before it.
    wait: (milliseconds) => Promise.resolve().then(port(() => `wait ${milliseconds}`, undefined)),
    save: port(({ fullName, total, orderNumber }) => `save ${orderNumber}: ${fullName}, ${total}`, isStored),
    notify: port(({ tone, title, text }) => `${tone} ${title}: ${text}`, undefined),
    openResult: port((outcome) => `go ${outcome}`, undefined),
  };
  await simulatePayment(form, lines, ports);
  return log;
}

const STEPS = [
  'now',
  `save INV-${NOW_MS}: Wanjikũ wa Mwangi, 765.5`,
  'wait 2000',
  'neutral Processing Payment: Redirecting to secure payment gateway...',
  'wait 1000',
  'go success',
];
const FAILED = 'destructive Payment Failed: There was an error processing your payment. Please try again.';

test('an order is saved, processed for two seconds, announced for one, and succeeds', async () => {
  expect(await paid()).toEqual(STEPS);
});

test.each([...STEPS.entries()])(
  'where step %i (%s) breaks, the order fails with a toast',
  async (at, broken) => {
    expect(await paid({ broken: [broken] })).toEqual([...STEPS.slice(0, at + 1), FAILED, 'go failure']);
  },
);

test('an order whose record the browser refuses to store has failed at once', async () => {
  expect(await paid({ isStored: false })).toEqual([...STEPS.slice(0, 2), FAILED, 'go failure']);
});
