/** Opens PostgreSQL where DATABASE_URL names one, else SQLite's file of DATABASE. */
import type { Settings } from '../settings.schema.ts';
import type { Database } from './database.ts';
import { prepare } from './schema.ts';
import { sqlite } from './sqlite.ts';

export type Place = Pick<Settings, 'DATABASE' | 'DATABASE_URL'>;

/** A receiver makes the tables; a command beside it reads or writes those that are there. */
export async function openDatabase(
  { DATABASE, DATABASE_URL }: Place,
  use: 'serve' | 'read' | 'write' = 'serve',
): Promise<Database & AsyncDisposable> {
  let database: Database | undefined;
  try {
    database =
      DATABASE_URL === undefined
        ? sqlite(DATABASE, use)
        : // Loaded only where it is used: it takes as long to load as all the rest.
          (await import('./postgres.ts')).postgres(DATABASE_URL);
    const isServing = use === 'serve';
    await database[isServing ? 'write' : 'read'](prepare(database.engine, isServing));
    return { ...database, [Symbol.asyncDispose]: database.close };
  } catch (error) {
    await database?.close();
    const name = DATABASE_URL === undefined ? `DATABASE ${DATABASE}` : 'DATABASE_URL';
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${name} cannot be used: ${why}.`, { cause: error });
  }
}
