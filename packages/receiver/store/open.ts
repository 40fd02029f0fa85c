/** Opens the PostgreSQL database at DATABASE_URL. Without DATABASE_URL, opens the SQLite file at DATABASE. */
import type { Settings } from '../settings.schema.ts';
import type { Database } from './database.ts';
import { checkVersion, prepareTables } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export type DatabaseSettings = Pick<Settings, 'DATABASE' | 'DATABASE_URL'>;

/** Opens the database. The receiver (`serve`) creates missing tables, but commands do not. */
export async function openDatabase(
  { DATABASE, DATABASE_URL }: DatabaseSettings,
  use: 'serve' | 'command' = 'serve',
): Promise<Database & AsyncDisposable> {
  let database: Database | undefined;
  try {
    if (DATABASE_URL === undefined) {
      database = openSqlite(DATABASE, use === 'serve');
    } else {
      // This module takes as long to load as all others together, so it is loaded only for PostgreSQL.
      const { openPostgres } = await import('./postgres.ts');
      database = openPostgres(DATABASE_URL);
    }
    if (use === 'serve') await database.write(prepareTables(database.dialect));
    await checkVersion(database.query);
    return { ...database, [Symbol.asyncDispose]: database.close };
  } catch (error) {
    await database?.close();
    const name = DATABASE_URL === undefined ? `DATABASE ${DATABASE}` : 'DATABASE_URL';
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${name} cannot be used: ${reason}.`, { cause: error });
  }
}
