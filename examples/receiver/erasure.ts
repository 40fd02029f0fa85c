/** Deletes for good: from the tables, from the pages that they leave free, and from the write-ahead log. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { transaction } from './sqlite-database.ts';
import { openExisting } from './sqlite-reader.ts';
import type { Kind } from './store.ts';

/** Removes submissions with their payments, and gives how many. */
function remove(connection: DatabaseSync, where: string, ...values: readonly SQLInputValue[]): number {
  const orders = `SELECT reference FROM submissions WHERE kind = 'order' AND (${where})`;
  connection.prepare(`DELETE FROM payments WHERE reference IN (${orders})`).run(...values);
  return Number(connection.prepare(`DELETE FROM submissions WHERE ${where}`).run(...values).changes);
}

/**
 * Writes the whole file anew, for what was deleted may still stand in the slack of any page, then empties the log.
 * Nobody's reading may keep an old log alive: where one does, this says so.
 */
function scrub(connection: DatabaseSync): void {
  connection.exec('VACUUM');
  const { busy } = connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {};
  if (busy !== 0)
    throw new Error(
      'It is deleted, but another program reads the file and keeps the old log: run this again',
    );
}

function erasing<Value>(path: string, erase: (connection: DatabaseSync) => Value): Value {
  const connection = openExisting(path, false);
  try {
    connection.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
    const value = transaction(connection, () => erase(connection));
    scrub(connection);
    return value;
  } finally {
    connection.close();
  }
}

export interface Forgotten {
  readonly deleted: number;
  /** References of what others wrote in which the address stands: a person decides about those. */
  readonly mentions: readonly string[];
}

/** What cannot be read has no address of its own: there the body decides. */
const OF_PERSON = 'email = ?1 OR (fields IS NULL AND instr(lower(body), ?1) > 0)';

export const forget = (path: string, email: string): Forgotten =>
  erasing(path, (connection) => {
    const deleted = remove(connection, OF_PERSON, email);
    const mentions = connection
      .prepare('SELECT reference FROM submissions WHERE instr(lower(body), ?) > 0 ORDER BY id')
      .all(email)
      .map(({ reference }) => String(reference));
    return { deleted, mentions };
  });

/** Everything, or one kind, that came before a moment in ISO 8601. */
export const purge = (path: string, before: string, kind?: Kind): number =>
  erasing(path, (connection) =>
    kind === undefined
      ? remove(connection, 'received_at < ?', before)
      : remove(connection, 'received_at < ? AND kind = ?', before, kind),
  );
