/** Databases for tests, in memory if possible, because hundreds of flushes to a disk take seconds. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type DatabaseSettings } from '../store/open.ts';
import { createStore, type Store } from '../store/store.ts';
import type { Submission } from '../store/rows.ts';
import { freshSchema } from './postgres/cluster.ts';

export const temporaryFolder = () =>
  mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'receiver-'));

/**
 * Makes the tables in a file, or in a schema of the PostgreSQL that packages/receiver/tests/postgres has
 * started.
 */
export async function temporaryDatabase() {
  const folder = temporaryFolder();
  const url = process.env.TEST_DATABASE_URL;
  const place: DatabaseSettings = {
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

/** Asks about every submission in turn, from outside as a command does. */
async function askEach<Result>(place: DatabaseSettings, question: (store: Store, one: Submission) => Result) {
  await using database = await openDatabase(place, 'command');
  const store = createStore(database);
  return await Array.fromAsync(store.listSubmissions(), (one) => question(store, one));
}

export const readSubmissions = (place: DatabaseSettings) => askEach(place, (_, one) => one);

export const readPayments = async (place: DatabaseSettings) =>
  (await askEach(place, (store, { reference }) => store.listPayments(reference))).flat();

/** Reads the mails of each submission, in the order of the submissions. */
export const readMails = (place: DatabaseSettings) =>
  askEach(place, (store, { reference }) => store.listMails(reference));
