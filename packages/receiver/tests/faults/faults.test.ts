/** Long: what an operator will meet, brought about on a real receiver. Nothing accepted is lost or doubled, no answer untrue. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { type Cluster, startCluster } from '../postgres/cluster.ts';
import { backedUp, fills, killedAtRandom } from './storage-faults.ts';
import { amongSteps, crowd, from, meet, orderOf, type Trial } from './trial.ts';

test.each<[name: string, bringAbout: (trial: Trial) => Promise<unknown>]>([
  ['the disk is full, and the process is killed', (trial) => fills(trial, 3000, 4500)],
  ['the process is killed at any moment', (trial) => killedAtRandom(trial, 5000, 30)],
  ['a backup is made while messages arrive', (trial) => backedUp(trial, 50_000, 5)],
])('%s', (_, bringAbout) => meet(bringAbout));

const STOPS = 4;

/** As by a power cut and as by its administrator, and started again, while visitors order. */
async function stopped(trial: Trial, cluster: Cluster, count: number) {
  const receiver = await trial.start();
  let stops = 0;
  const { step, isOver } = amongSteps(count, STOPS, async () => {
    stops += 1;
    await cluster.stop(stops % 2 === 0 ? 'fast' : 'immediate');
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

test('PostgreSQL is stopped', async () => {
  const cluster = await startCluster();
  await meet((trial) => stopped(trial, cluster, 1000), cluster);
});
