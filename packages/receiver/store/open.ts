/** Opens PostgreSQL where DATABASE_URL names one, else SQLite's file of DATABASE. */
import type { Settings } from '../settings.schema.ts';
import type { Database } from './database.ts';
import { expectToday, migrate } from './schema.ts';
import { sqlite } from './sqlite.ts';

export type Place = Pick<Settings, 'DATABASE' | 'DATABASE_URL'>;

/** A receiver brings the tables up to date; a command beside it reads or writes those of today. */
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
    await (use === 'serve' ? database.write(migrate(database.engine)) : database.read(expectToday));
    return { ...database, [Symbol.asyncDispose]: database.close };
  } catch (error) {
    await database?.close();
    const name = DATABASE_URL === undefined ? `DATABASE ${DATABASE}` : 'DATABASE_URL';
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${name} cannot be used: ${why}.`, { cause: error });
  }
}
