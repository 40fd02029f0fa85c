/** Which engine keeps everything: PostgreSQL where DATABASE_URL names one, else SQLite in the file of DATABASE. */
import type { Database } from './database.ts';
import type { Settings } from './settings.schema.ts';
import { sqliteDatabase } from './sqlite-database.ts';
import { existingSqlite } from './sqlite-existing.ts';

export type Place = Pick<Settings, 'DATABASE' | 'DATABASE_URL'>;

/** Loaded only where it is used: it takes as long to load as all the rest. */
const postgres = () => import('./postgres-database.ts');

/** For a receiver, with the tables of today. */
export async function openDatabase({ DATABASE, DATABASE_URL }: Place): Promise<Database> {
  return DATABASE_URL === undefined
    ? sqliteDatabase(DATABASE)
    : (await postgres()).postgresDatabase(DATABASE_URL);
}

/** For a command beside a receiver that may run. */
export async function openExisting({ DATABASE, DATABASE_URL }: Place, readOnly: boolean) {
  const database =
    DATABASE_URL === undefined
      ? existingSqlite(DATABASE, readOnly)
      : await (await postgres()).existingPostgres(DATABASE_URL);
  return { ...database, [Symbol.asyncDispose]: database.close };
}
