/** A file that is there, which a receiver may have open: for the operator's commands. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Database } from './database.ts';
import { VERSION } from './migrate.ts';
import { serving, versionOf } from './sqlite-database.ts';

/** How long to wait for a lock: nobody else is served by this process. */
const LOCK_MS = 500;

/** An existing file of today's version, or an error that says what is the matter. */
export function openExisting(path: string, readOnly: boolean): DatabaseSync {
  if (!existsSync(path)) throw new Error(`${path} is not there`);
  const connection = new DatabaseSync(path, { readOnly, timeout: LOCK_MS });
  const version = versionOf(connection);
  if (version === VERSION) return connection;
  connection.close();
  throw new Error(
    version < VERSION
      ? `${path} is no file of this receiver, or of an earlier version: start the receiver once, which brings it up to date`
      : `${path} is of a later version of the receiver`,
  );
}

export function existingSqlite(path: string, readOnly: boolean): Database {
  const connection = openExisting(path, readOnly);
  if (!readOnly) connection.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  return serving(connection);
}
