/** A store in a file of its own, which can be read from outside. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../store/database.ts';
import { openDatabase, openExisting, type Place } from '../store/open.ts';
import { everyPayment, everyStartedPayment } from '../store/payments.ts';
import { sqlStore } from '../store/store.ts';
import { everySubmission } from '../store/submissions.ts';
import { freshSchema } from './postgres/cluster.ts';

/** A folder in memory, where there is one: hundreds of flushes to a disk take seconds. */
const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export const temporaryFolder = () => mkdtempSync(join(parent, 'receiver-'));

/** A file in the folder, or a schema of the PostgreSQL that receiver/tests/postgres has started. */
async function emptyPlace(folder: string): Promise<Place> {
  const url = process.env.TEST_DATABASE_URL;
  const DATABASE_URL = url === undefined ? undefined : await freshSchema(url);
  return { DATABASE: join(folder, 'receiver.db'), DATABASE_URL };
}

export async function readFrom<Result>(
  place: Place,
  question: (database: Database) => Promise<Result>,
): Promise<Result> {
  await using database = await openExisting(place, true);
  return await question(database);
}

export const submissionsIn = (place: Place) =>
  readFrom(place, (database) => Array.fromAsync(everySubmission(database)));
export const startedPaymentsIn = (place: Place) => readFrom(place, everyStartedPayment);
export const paymentsIn = (place: Place) => readFrom(place, everyPayment);

/** Of today's tables, until `remove` removes it. */
export async function temporaryDatabase() {
  const folder = temporaryFolder();
  const place = await emptyPlace(folder);
  const database = await openDatabase(place);
  const remove = async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  };
  return { place, database, remove };
}

export async function temporaryStore() {
  const { place, database, remove } = await temporaryDatabase();
  return {
    place,
    store: { ...sqlStore(database), close: remove },
    /** Puts something else in the place of a submission's fields, as nobody should. */
    damage: (key: string, fields: string | null) =>
      database.write(({ rows }) => rows('UPDATE submissions SET fields = $1 WHERE key = $2', fields, key)),
    submissions: () => submissionsIn(place),
    payments: () => paymentsIn(place),
  };
}
