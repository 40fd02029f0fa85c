/** One submission is one stored message, in whatever order presses, losses, answers and pauses happen. */
import fc from 'fast-check';
import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { whileBusy } from '../../../src/logic/form/busy.ts';
import { deliver, type DeliveryPorts, TIMEOUT_MS } from '../../../src/logic/delivery/deliver.ts';
import { submissionFor, type Submission } from '../../../src/logic/delivery/submission.ts';
import { abortableWait } from '../../../src/platform/time.ts';
import { requestFor } from './sample-delivery.ts';

/** The faults that one attempt can have. */
const FAULTS = ['none', 'lost before', 'lost after', 'busy', 'down', 'gateway', 'error'] as const;
type Fault = (typeof FAULTS)[number];

const STATUS: Readonly<Partial<Record<Fault, number>>> = { busy: 429, down: 503, gateway: 504, error: 500 };

/** A receiver that keeps one message for each key, behind a network with faults. */
function receiver(faults: readonly Fault[], schedule: fc.Scheduler) {
  const queue = [...faults];
  const stored = new Set<string>();
  const keys: string[] = [];
  const fetch: DeliveryPorts['fetch'] = async (_, { headers }) => {
    const key = new Headers(headers).get('Idempotency-Key') ?? '';
    keys.push(key);
    const fault = queue.shift() ?? 'none';
    if (fault === 'lost before') throw new TypeError('Failed to fetch');
    await schedule.schedule(Promise.resolve(), 'arrives');
    const status = STATUS[fault];
    // Behind a gateway that gave up, the work may be done all the same.
    if (status === undefined || fault === 'gateway') stored.add(key);
    if (fault === 'lost after') throw new TypeError('terminated');
    return new Response('', { status: status ?? 200 });
  };
  return { fetch, stored, keys };
}

/** Pauses are steps like any other; no attempt is ever too late here. */
const waitIn =
  (schedule: fc.Scheduler): DeliveryPorts['wait'] =>
  (milliseconds, signal) =>
    milliseconds === TIMEOUT_MS
      ? abortableWait(milliseconds, signal)
      : schedule.schedule(Promise.resolve(), 'pause');

/** A form that sends `words` whenever it is pressed and not busy, as ours do. */
function formFor(ports: DeliveryPorts, stored: ReadonlySet<string>) {
  const busy = atom(false);
  const form = { unsent: undefined as Submission | undefined, submissions: 0 };
  const doubtful = new Set<string>();
  const submit = async () => {
    const { key } = (form.unsent = submissionFor('words', form.unsent, () => {
      form.submissions += 1;
      return { key: String(form.submissions).padStart(32, '0'), atMs: form.submissions };
    }));
    const { kind } = await deliver(requestFor({ key }), ports);
    if (kind === 'unknown') doubtful.add(key);
    if (kind === 'unavailable' && !doubtful.has(key)) expect(stored.has(key)).toBe(false);
    if (kind !== 'delivered') return;
    expect(stored.has(key)).toBe(true);
    // A delivered message is done. The same words again would be another message.
    form.unsent = undefined;
  };
  return { form, press: () => whileBusy(busy, submit) };
}

test('however often and whenever it is pressed, one submission is stored once, and what is said is so', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom(...FAULTS), { maxLength: 8 }),
      fc.integer({ min: 1, max: 4 }),
      async (schedule, faults, presses) => {
        const { fetch, stored, keys } = receiver(faults, schedule);
        const ports = { fetch, wait: waitIn(schedule), random: () => 0.5, isOnline: () => true };
        const { form, press } = formFor(ports, stored);
        const runs: Promise<unknown>[] = [];
        const pressed = schedule.scheduleSequence(
          Array.from({ length: presses }, () => () => {
            runs.push(press());
            return Promise.resolve();
          }),
        );
        await schedule.waitFor(pressed.task.then(() => Promise.all(runs)));
        // The visitor tries again until it has arrived.
        while (form.unsent !== undefined) await schedule.waitFor(press());
        expect(stored.size).toBe(form.submissions);
        expect(new Set(keys).size).toBe(form.submissions);
      },
    ),
  );
});
