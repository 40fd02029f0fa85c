/** Opens PostgreSQL where DATABASE_URL names one, else SQLite's file of DATABASE. */
import type { Settings } from '../settings.schema.ts';
import type { Database } from './database.ts';
import { expectToday, migrate } from './schema.ts';
import { existingSqlite, sqliteFile } from './sqlite.ts';

export type Place = Pick<Settings, 'DATABASE' | 'DATABASE_URL'>;

/** A receiver brings the tables up to date; a command beside it reads or writes those of today. */
type Use = 'serve' | 'read' | 'write';

async function prepared(database: Database, use: Use): Promise<Database> {
  try {
    await (use === 'serve' ? database.write(migrate(database.engine)) : database.read(expectToday));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function open({ DATABASE, DATABASE_URL }: Place, use: Use): Promise<Database> {
  if (DATABASE_URL !== undefined) {
    // Loaded only where it is used: it takes as long to load as all the rest.
    const { postgres } = await import('./postgres.ts');
    return prepared(postgres(DATABASE_URL), use);
  }
  if (use === 'serve') return sqliteFile(DATABASE, migrate('sqlite'));
  return prepared(existingSqlite(DATABASE, use === 'read'), use);
}

export async function openDatabase(place: Place, use: Use = 'serve') {
  try {
    const database = await open(place, use);
    return { ...database, [Symbol.asyncDispose]: database.close };
  } catch (error) {
    const name = place.DATABASE_URL === undefined ? `DATABASE ${place.DATABASE}` : 'DATABASE_URL';
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${name} cannot be used: ${why}.`, { cause: error });
  }
}
