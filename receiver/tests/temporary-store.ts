/** A database of its own, in memory where possible: hundreds of flushes to a disk take seconds. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Place } from '../store/open.ts';
import type { Payment } from '../store/payments.ts';
import { storeIn, type Store } from '../store/store.ts';
import { freshSchema } from './postgres/cluster.ts';

export const temporaryFolder = () =>
  mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'receiver-'));

/** Today's tables, in a file or in a schema of the PostgreSQL that receiver/tests/postgres has started. */
export async function temporaryDatabase() {
  const folder = temporaryFolder();
  const url = process.env.TEST_DATABASE_URL;
  const place: Place = {
    DATABASE: join(folder, 'receiver.db'),
    DATABASE_URL: url === undefined ? undefined : await freshSchema(url),
  };
  const database = await openDatabase(place);
  const remove = async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  };
  return { place, database, remove };
}

/** Reads from outside, as a command does. */
async function readFrom<Result>(place: Place, question: (store: Store) => Promise<Result>): Promise<Result> {
  await using database = await openDatabase(place, 'read');
  return await question(storeIn(database));
}

export const submissionsIn = (place: Place) =>
  readFrom(place, (store) => Array.fromAsync(store.everySubmission()));

/** Of every order, in the order in which the orders came. */
export const paymentsIn = async (place: Place): Promise<readonly Payment[]> =>
  readFrom(place, async (store) => {
    const all = await Array.fromAsync(store.everySubmission());
    return (await Promise.all(all.map(({ reference }) => store.payments(reference)))).flat();
  });

export const startedPaymentsIn = (place: Place) =>
  readFrom(place, async (store) => {
    const all = await Array.fromAsync(store.everySubmission());
    const started = await Promise.all(all.map(({ reference }) => store.startedPayment(reference)));
    return started.filter((one) => one !== undefined);
  });
