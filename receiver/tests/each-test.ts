import { rmSync } from 'node:fs';
import { afterEach, beforeEach, onTestFinished } from 'vitest';
import type { Receiver } from '../http/ports.ts';
import { startReceiver, type ProviderAt, type RunningReceiver } from './receiver.ts';
import { temporaryDatabase, temporaryFolder } from './temporary-store.ts';

/** The receiver of the test that runs, with a database of its own. */
export let receiver: RunningReceiver;

export function receiverForEachTest(changes: Partial<Receiver> = {}, providerAt?: ProviderAt): void {
  beforeEach(async () => {
    receiver = await startReceiver(changes, undefined, providerAt);
  });
  afterEach(() => receiver.stop());
}

type Temporary = Awaited<ReturnType<typeof temporaryDatabase>>;

/** A database of the test that runs, and where it is. */
export let database: Temporary['database'];
export let place: Temporary['place'];

export function databaseForEachTest(): void {
  let remove: Temporary['remove'];
  beforeEach(async () => {
    ({ place, database, remove } = await temporaryDatabase());
  });
  afterEach(() => remove());
}

/** An empty folder of the test that runs. */
export let folder: string;

export function folderForEachTest(): void {
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
}

/** Another beside it, until the test is over. */
export async function anotherReceiver(...given: Parameters<typeof startReceiver>): Promise<RunningReceiver> {
  const other = await startReceiver(...given);
  onTestFinished(() => other.stop());
  return other;
}
