/**
 * Sends thousands of submissions to a real receiver during faults. Nothing that it accepts may be lost or
 * stored twice, and no response may be wrong.
 */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { type Cluster, startCluster } from '../postgres/cluster.ts';
import {
  backUpAndKill,
  createOrder,
  fillDisk,
  forEachConcurrently,
  scheduleFaults,
  listNumbers,
  runTrial,
  type Trial,
} from './trial.ts';

// 3,000 orders do not fit into 4,500 kB.
test('a full disk or killed process loses and duplicates no submission', () =>
  runTrial((trial) => fillDisk(trial, 3000, 4500)));

test('backups are complete while submissions arrive and the process is killed', () =>
  runTrial(backUpAndKill));

/**
 * Stops PostgreSQL at most four times while visitors order, alternately as a power cut would (`immediate`)
 * and as an administrator would (`fast`).
 */
async function stopPostgres(trial: Trial, cluster: Cluster) {
  const count = 1000;
  const runningProcess = await trial.start();
  let stopCount = 0;
  const { countStep, waitForFaults } = scheduleFaults(count, 4, async () => {
    stopCount += 1;
    await cluster.stop(stopCount % 2 === 0 ? 'fast' : 'immediate');
    await cluster.start();
  });
  // A visitor whose order fails waits until PostgreSQL runs again, and does not repeat the order yet.
  await forEachConcurrently(listNumbers(1, count), async (number) => {
    countStep();
    if ((await trial.sendSubmission(createOrder(number))).status !== 200) await waitForFaults();
  });
  await waitForFaults();
  const storedCount = await trial.checkAndCountStored();
  assert(
    storedCount > 0 && storedCount < count,
    'only some of the orders are stored while PostgreSQL stops and starts',
  );
  for (const line of runningProcess.errors)
    assert.match(line, /^\S+ (?:StoreUnavailable|OutcomeUnknown): PostgreSQL: /);
  // Now every order is sent again, and each must be stored once.
  await trial.sendAllOrThrow(listNumbers(1, count).map(createOrder));
  assert.equal(await trial.checkAndCountStored(), count);
}

test('a stopped PostgreSQL loses and duplicates no submission', async () => {
  const cluster = await startCluster();
  await runTrial((trial) => stopPostgres(trial, cluster), cluster);
});
