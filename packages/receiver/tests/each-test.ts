import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, onTestFinished } from 'vitest';
import type { PaymentOutcome } from '../payments/status.ts';
import { startReceiver, type RunningReceiver } from './receiver.ts';
import { createTemporaryFolder } from './temporary-store.ts';

/** The receiver of the current test, with a separate database. */
export let receiver: RunningReceiver;

export function startReceiverForEachTest(...parameters: Parameters<typeof startReceiver>) {
  beforeEach(async () => {
    receiver = await startReceiver(...parameters);
  });
  afterEach(() => receiver.stop());
}

/** The temporary folder of the current test. */
export let folder: string;

export function createFolderForEachTest() {
  beforeEach(() => {
    folder = createTemporaryFolder();
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
}

/** Starts another receiver, which stops after the current test. */
export async function startAnotherReceiver(...parameters: Parameters<typeof startReceiver>) {
  const other = await startReceiver(...parameters);
  onTestFinished(() => other.stop());
  return other;
}

/** Expects the text to contain all of the expected wording, and none of the absent wording. */
export function expectWording(text: string, expected: readonly string[], absent: readonly string[] = []) {
  for (const part of expected) expect(text).toContain(part);
  for (const part of absent) expect(text).not.toContain(part);
}

export const listStoredKeys = async () => (await receiver.listStoredSubmissions()).map(({ key }) => key);

/** Expects exactly these payment outcomes to be recorded, for all orders together. */
export async function expectOutcomes(...outcomes: readonly PaymentOutcome[]) {
  expect(await receiver.listOutcomes()).toEqual(outcomes);
}

export const expectNoOutcome = () => expectOutcomes();
