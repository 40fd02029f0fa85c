/** A copy that is whole while the receiver writes, and the way back from it. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { wholeFile } from './whole-file.ts';

function open(path: string): DatabaseSync {
  if (!existsSync(path)) throw new Error(`${path} is not there`);
  return new DatabaseSync(path, { readOnly: true });
}

/** How many submissions an unharmed file holds; an error says what is the matter with any other. */
function countIn(path: string): number {
  using connection = open(path);
  const { integrity_check: verdict } = connection.prepare('PRAGMA integrity_check').get() ?? {};
  if (verdict !== 'ok') throw new Error(`${path} is damaged: ${String(verdict)}`);
  return Number(connection.prepare('SELECT count(*) AS count FROM submissions').get()?.count);
}

/** One reading transaction: what is written meanwhile is in the next copy. Whoever serves the database owns it. */
const copy = (source: string, target: string, database: string): Promise<number> =>
  wholeFile(
    target,
    (partial) => {
      using connection = open(source);
      connection.prepare('VACUUM INTO ?').run(partial);
      return countIn(partial);
    },
    dirname(database),
  );

export const backUp = (database: string, target: string): Promise<number> => copy(database, target, database);

export async function restore(backup: string, database: string): Promise<number> {
  // A copy would hide that an index contradicts its table.
  countIn(backup);
  return copy(backup, database, database);
}
