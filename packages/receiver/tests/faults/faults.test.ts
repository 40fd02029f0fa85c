/** Long: what an operator will meet, brought about on a real receiver. Nothing accepted is lost or doubled, no answer untrue. */
import { expect, test } from 'vitest';
import { programs, startCluster } from '../postgres/cluster.ts';
import { mailedThroughKills } from './mail-faults.ts';
import { paidAmongKills } from './payment-faults.ts';
import { failsOver, servedByTwo } from './postgres-faults.ts';
import { backedUp, fills, killedAtRandom } from './storage-faults.ts';
import { meet, type Trial } from './trial.ts';

test.each<[name: string, bringAbout: (trial: Trial) => Promise<unknown>]>([
  ['the disk is full, and the process is killed', (trial) => fills(trial, 3000, 4500)],
  ['the process is killed at any moment', (trial) => killedAtRandom(trial, 5000, 30)],
  ['a backup is made while messages arrive', (trial) => backedUp(trial, 50_000)],
  ['the payment provider fails', (trial) => paidAmongKills(trial, 1000, 30)],
  ['the mail server is away', (trial) => mailedThroughKills(trial, 300, 20)],
])('%s', (_, bringAbout) => meet(bringAbout));

test.runIf(programs())('PostgreSQL is stopped', async () => {
  await meet((trial) => failsOver(trial, 1000), await startCluster());
});

test.runIf(programs())('one of two receivers is killed', async () => {
  await meet((trial) => servedByTwo(trial, 1000), await startCluster());
});

test('PostgreSQL is installed: without it two faults were left out', () => {
  expect(programs()).toBeDefined();
});
