/** A store in a file of its own, which can be read from outside. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Database } from '../../examples/receiver/database.ts';
import { everyPayment, everyStartedPayment } from '../../examples/receiver/payment-rows.ts';
import { sqliteDatabase } from '../../examples/receiver/sqlite-database.ts';
import { existingSqlite } from '../../examples/receiver/sqlite-existing.ts';
import { sqlStore } from '../../examples/receiver/sql-store.ts';
import { everySubmission } from '../../examples/receiver/submission-rows.ts';

/** A folder in memory, where there is one: hundreds of flushes to a disk take seconds. */
const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export const temporaryFolder = () => mkdtempSync(join(parent, 'receiver-'));

export async function readFrom<Result>(
  file: string,
  question: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = existingSqlite(file, true);
  try {
    return await question(database);
  } finally {
    await database.close();
  }
}

export const submissionsIn = (file: string) =>
  readFrom(file, (database) => Array.fromAsync(everySubmission(database)));
export const startedPaymentsIn = (file: string) => readFrom(file, everyStartedPayment);
export const paymentsIn = (file: string) => readFrom(file, everyPayment);

/** Of today's tables, in a folder that `remove` removes. */
export async function temporaryDatabase() {
  const folder = temporaryFolder();
  const file = join(folder, 'receiver.db');
  const database = await sqliteDatabase(file);
  const remove = async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  };
  return { file, database, remove };
}

export async function temporaryStore() {
  const { file, database, remove } = await temporaryDatabase();
  return {
    file,
    store: { ...sqlStore(database), close: remove },
    /** Puts something else in the place of a submission's fields, as nobody should. */
    damage: (key: string, fields: string | null) => {
      const connection = new DatabaseSync(file);
      connection.prepare('UPDATE submissions SET fields = ? WHERE key = ?').run(fields, key);
      connection.close();
    },
    submissions: () => submissionsIn(file),
    payments: () => paymentsIn(file),
  };
}
