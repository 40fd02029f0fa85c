/**
 * The long run: faults that an operator meets, on a real receiver. Nothing accepted is lost or stored twice,
 * and no answer is wrong.
 */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { type Cluster, startCluster } from '../postgres/cluster.ts';
import {
  backUpAndKill,
  createOrder,
  fillDisk,
  forEachVisitor,
  interrupt,
  listNumbers,
  runTrial,
  type Trial,
} from './trial.ts';

test('the disk is full, and the process is killed', () => runTrial((trial) => fillDisk(trial, 3000, 4500)));

test('backups are made while messages and orders arrive, and the process is killed at any moment', () =>
  runTrial((trial) => backUpAndKill(trial, 5000, 30)));

/** Stops PostgreSQL while visitors order, alternately like a power cut and like an administrator. */
async function stopPostgres(trial: Trial, cluster: Cluster, count: number) {
  const receiver = await trial.start();
  let stops = 0;
  const { step, finished } = interrupt(count, 4, async () => {
    stops += 1;
    await cluster.stop(stops % 2 === 0 ? 'fast' : 'immediate');
    await cluster.start();
  });
  await forEachVisitor(listNumbers(1, count), async (number) => {
    step();
    if ((await trial.send(createOrder(number))).status !== 200) await finished();
  });
  await finished();
  const { length } = await trial.check();
  assert(length > 0 && length < count, 'some orders came while it was away');
  for (const line of receiver.errors)
    assert.match(line, /^\S+ (?:StoreUnavailable|OutcomeUnknown): PostgreSQL: /);
  await trial.sendAll(listNumbers(1, count).map(createOrder));
  assert.equal((await trial.check()).length, count);
}

test('PostgreSQL is stopped', async () => {
  const cluster = await startCluster();
  await runTrial((trial) => stopPostgres(trial, cluster, 1000), cluster);
});
