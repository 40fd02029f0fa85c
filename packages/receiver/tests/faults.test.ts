/** A short fault run for the gate. faults/faults.test.ts has the long ones. */
import { test } from 'vitest';
import { fillDisk, runTrial } from './faults/trial.ts';

test('with a full disk and a killed process, nothing is lost, doubled or untrue', () =>
  runTrial((trial) => fillDisk(trial, 40, 200)));
