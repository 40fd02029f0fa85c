/** In brief, for each run of the tests: faults/faults.test.ts has the others. */
import { test } from 'vitest';
import { fills } from './faults/storage-faults.ts';
import { meet } from './faults/trial.ts';

test('where the disk is full and the process is killed, nothing is lost, doubled or untrue', () =>
  meet((trial) => fills(trial, 40, 200)));
