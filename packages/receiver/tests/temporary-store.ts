/** Creates databases for tests, in memory if possible, because hundreds of flushes to a disk take seconds. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type DatabaseSettings } from '../store/open.ts';
import { createStore, type Store } from '../store/store.ts';
import type { Submission } from '../store/rows.ts';
import { createSchema } from './postgres/cluster.ts';

export const createTemporaryFolder = () =>
  mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'receiver-'));

/** Creates the tables in a file, or in a schema of the PostgreSQL that postgres/setup.ts has started. */
export async function createTemporaryDatabase() {
  const folder = createTemporaryFolder();
  const url = process.env.TEST_DATABASE_URL;
  const settings: DatabaseSettings = {
    DATABASE: join(folder, 'receiver.db'),
    DATABASE_URL: url === undefined ? undefined : await createSchema(url),
  };
  const database = await openDatabase(settings);
  const remove = async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  };
  return { settings, database, remove };
}

/** Converts every submission. Opens the database a second time, as a command does. */
async function mapSubmissions<Result>(
  settings: DatabaseSettings,
  convert: (store: Store, submission: Submission) => Result,
) {
  await using database = await openDatabase(settings, 'command');
  const store = createStore(database);
  return await Array.fromAsync(store.listSubmissions(), (submission) => convert(store, submission));
}

export const listStoredSubmissions = (settings: DatabaseSettings) =>
  mapSubmissions(settings, (_, submission) => submission);

export const listStoredPaymentRecords = async (settings: DatabaseSettings) =>
  (await mapSubmissions(settings, (store, { reference }) => store.listPaymentRecords(reference))).flat();

/** Lists the emails of each submission, in the order of the submissions. */
export const listStoredEmails = (settings: DatabaseSettings) =>
  mapSubmissions(settings, (store, { reference }) => store.listEmails(reference));
