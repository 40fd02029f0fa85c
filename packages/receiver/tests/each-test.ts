import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, onTestFinished } from 'vitest';
import type { PaymentOutcome } from '../payments/status.ts';
import type { Ports } from '../ports.ts';
import { startReceiver, type CreateProvider, type RunningReceiver } from './receiver.ts';
import { createTemporaryFolder } from './temporary-store.ts';

/** The receiver of the current test, with a separate database. */
export let receiver: RunningReceiver;

export function startReceiverForEachTest(
  changes: Partial<Ports> = {},
  createProvider?: CreateProvider,
): void {
  beforeEach(async () => {
    receiver = await startReceiver(changes, createProvider);
  });
  afterEach(() => receiver.stop());
}

/** An empty folder for the current test. */
export let folder: string;

export function createFolderForEachTest(): void {
  beforeEach(() => {
    folder = createTemporaryFolder();
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
}

/** Starts another receiver, which stops after the current test. */
export async function startAnotherReceiver(
  ...parameters: Parameters<typeof startReceiver>
): Promise<RunningReceiver> {
  const other = await startReceiver(...parameters);
  onTestFinished(() => other.stop());
  return other;
}

/** Expects all of the words in the text, and none of the others. */
export function expectTexts(text: string, words: readonly string[], absent: readonly string[] = []): void {
  for (const word of words) expect(text).toContain(word);
  for (const word of absent) expect(text).not.toContain(word);
}

/** Expects the outcomes of payments that are recorded by now, of all orders. */
export async function expectOutcomes(...outcomes: readonly PaymentOutcome[]): Promise<void> {
  expect(await receiver.listOutcomes()).toEqual(outcomes);
}
