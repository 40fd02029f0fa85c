/** Any order of events: presses at once, answers and requests lost, and the database slow between two steps. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryStore } from '../../examples/receiver/sqlite-store.ts';
import type { Store, Submission } from '../../examples/receiver/store.ts';
import { decodeOrderAnswer } from '../../src/domain/checkout/order-delivery.ts';
import { deliver, TIMEOUT_MS, type DeliveryPorts } from '../../src/domain/delivery/deliver.ts';
import { appFor } from './receiver.ts';
import { NOW_MS, order } from './samples.ts';

const OWN = 'https://receiver.test';

type Loss = 'request' | 'answer' | 'none';

const anyLoss = fc.constantFrom<Loss>('request', 'answer', 'none', 'none');

/** Anything else may happen first. */
const others = (scheduler: fc.Scheduler) => scheduler.schedule(Promise.resolve());

/** Between one call of the database and the next, others have theirs. */
const slowly = (store: Store, scheduler: fc.Scheduler, kept: Map<string, Submission>): Store => ({
  ...store,
  recall: async (kind, key) => {
    await others(scheduler);
    return store.recall(kind, key);
  },
  keepOnce: async (sent) => {
    await others(scheduler);
    const submission = await store.keepOnce(sent);
    kept.set(submission.reference, submission);
    return submission;
  },
});

/** A network that loses what it is told to, one entry a request. */
function networkTo(app: ReturnType<typeof appFor>, losses: readonly Loss[], scheduler: fc.Scheduler) {
  let requests = 0;
  return async (address: string, init: RequestInit) => {
    await others(scheduler);
    const loss = losses[requests] ?? 'none';
    requests += 1;
    if (loss === 'request') throw new TypeError('Failed to fetch');
    const response = await app.request(address, init);
    await others(scheduler);
    if (loss === 'answer') throw new TypeError('Failed to fetch');
    return response;
  };
}

const portsOf = (fetch: DeliveryPorts['fetch'], scheduler: fc.Scheduler): DeliveryPorts => ({
  fetch,
  wait: async (milliseconds, signal) => {
    if (milliseconds !== TIMEOUT_MS) await others(scheduler);
    else
      await new Promise((resolve) => {
        signal.addEventListener('abort', resolve);
      });
  },
  now: () => NOW_MS,
  random: () => 0.5,
  isOnline: () => true,
});

test('one order, however often and in whatever order it is sent', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 4 }),
      fc.array(anyLoss, { maxLength: 12 }),
      async (scheduler, presses, losses) => {
        const store = memoryStore();
        const kept = new Map<string, Submission>();
        const app = appFor(slowly(store, scheduler, kept), OWN);
        const ports = portsOf(networkTo(app, losses, scheduler), scheduler);
        const press = () =>
          deliver(
            {
              endpoint: `${OWN}/orders`,
              key: 'one-submission',
              body: order(),
              fields: [],
              decode: decodeOrderAnswer(['receiver.test']),
              cancel: new AbortController().signal,
            },
            ports,
          );
        const outcomes = await scheduler.waitFor(Promise.all(Array.from({ length: presses }, press)));
        store.close();
        const arrived = outcomes.filter(({ kind }) => kind !== 'unknown');
        expect(kept.size).toBeLessThanOrEqual(1);
        const [only] = kept.values();
        for (const outcome of arrived)
          expect(outcome).toMatchObject({ kind: 'redirect', reference: only?.reference });
      },
    ),
  );
});
