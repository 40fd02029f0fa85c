import { rmSync } from 'node:fs';
import { afterEach, beforeEach, onTestFinished } from 'vitest';
import type { Ports } from '../ports.ts';
import { startReceiver, type ProviderAt, type RunningReceiver } from './receiver.ts';
import { temporaryFolder } from './temporary-store.ts';

/** The receiver of the current test, with a database of its own. */
export let receiver: RunningReceiver;

export function receiverForEachTest(changes: Partial<Ports> = {}, providerAt?: ProviderAt): void {
  beforeEach(async () => {
    receiver = await startReceiver(changes, undefined, providerAt);
  });
  afterEach(() => receiver.stop());
}

/** An empty folder for the current test. */
export let folder: string;

export function folderForEachTest(): void {
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
}

/** Starts another receiver, which stops after the current test. */
export async function anotherReceiver(...given: Parameters<typeof startReceiver>): Promise<RunningReceiver> {
  const other = await startReceiver(...given);
  onTestFinished(() => other.stop());
  return other;
}
