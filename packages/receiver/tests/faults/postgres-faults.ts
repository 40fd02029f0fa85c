/** Faults of PostgreSQL, and of several receivers at one. */
import assert from 'node:assert/strict';
import { freePort } from '@site/rules/tests/free-port';
import { amongSteps, crowd, from, orderOf, type Sending, type Trial } from './trial.ts';

const STOPS = 4;
const KILLS = 5;

/** PostgreSQL stopped as by a power cut and as by its administrator, and started again, while visitors order. */
export async function failsOver(trial: Trial, count: number) {
  const { cluster } = trial;
  assert(cluster);
  const receiver = await trial.start();
  const modes = ['immediate', 'fast'] as const;
  let stops = 0;
  const { step, isOver } = amongSteps(count, STOPS, async () => {
    await cluster.stop(modes[stops % 2] ?? 'fast');
    stops += 1;
    await cluster.start();
  });
  await crowd(from(1, count), async (number) => {
    step();
    if ((await trial.send(orderOf(number))).status !== 200) await isOver();
  });
  await isOver();
  const { length } = await trial.check();
  assert(length > 0 && length < count, 'some orders came while it was away');
  for (const line of receiver.errors)
    assert.match(line, /^\S+ (?:StoreUnavailable|OutcomeUnknown): PostgreSQL: /);
  await trial.sendAll(from(1, count).map(orderOf));
  assert.equal((await trial.check()).length, count);
}

/** Each order at both at once; one of them is killed and comes back, again and again. */
export async function servedByTwo(trial: Trial, count: number) {
  const port = await freePort();
  const other = `http://127.0.0.1:${port}`;
  const start = { settings: { PORT: String(port), RECEIVER_ORIGIN: other } };
  await trial.start();
  let second = await trial.place.start(start);
  const { step, isOver } = amongSteps(count, KILLS, async () => {
    await second.kill();
    second = await trial.place.start(start);
  });
  const both = (sending: Sending) =>
    Promise.all([trial.send(sending), trial.send({ ...sending, to: other })]);
  try {
    await crowd(from(1, count), async (number) => {
      step();
      await both(orderOf(number));
    });
    await isOver();
    await trial.check();
    await crowd(from(1, count), (number) => both(orderOf(number)));
    assert.equal((await trial.check()).length, count);
  } finally {
    await second.kill();
  }
}
