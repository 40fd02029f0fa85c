/** Makes whole copies while the receiver writes, and restores them. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '@site/rules/time/dates';

/** The files of a SQLite database. */
const ENDINGS = ['', '-wal', '-shm'];

function openFile(path: string): DatabaseSync {
  if (!existsSync(path)) throw new Error(`${path} is not there`);
  return new DatabaseSync(path, { readOnly: true });
}

/** Counts the submissions in an undamaged file, and throws on any other. */
function countSubmissions(path: string): number {
  using connection = openFile(path);
  const { integrity_check: verdict } = connection.prepare('PRAGMA integrity_check').get() ?? {};
  if (verdict !== 'ok') throw new Error(`${path} is damaged: ${String(verdict)}`);
  return Number(connection.prepare('SELECT count(*) AS count FROM submissions').get()?.count);
}

/**
 * Copies in one reading transaction, so that what is written meanwhile is in the next copy. The copy gets its
 * name once it is whole, replaces nothing, and belongs to the owner of the database's folder, even if root
 * makes it.
 */
async function copy(source: string, target: string, database: string): Promise<number> {
  const existing = ENDINGS.map((ending) => target + ending).find((file) => existsSync(file));
  if (existing !== undefined) throw new Error(`${existing} is there already; nothing is written over it`);
  using connection = openFile(source);
  const partial = `${target}.partial`;
  rmSync(partial, { force: true });
  try {
    await using file = await open(partial, 'wx', 0o600);
    const { uid, gid } = statSync(dirname(database));
    if (process.geteuid?.() === 0) await file.chown(uid, gid);
    connection.prepare('VACUUM INTO ?').run(partial);
    const count = countSubmissions(partial);
    await file.sync();
    await rename(partial, target);
    await using folder = await open(dirname(target));
    await folder.sync();
    return count;
  } finally {
    for (const ending of ENDINGS) rmSync(partial + ending, { force: true });
  }
}

export const backUp = (database: string, target: string) => copy(database, target, database);

export const restore = (backup: string, database: string) => copy(backup, database, database);

/** A copy that was broken off has another ending behind `.db`. */
const NAME = /^receiver-(\d{4}-\d{2}-\d{2}T\d{2})(\d{2})(\d{2})Z\.db/u;

export const backupName = (ms: number): string =>
  `receiver-${new Date(ms).toISOString().slice(0, 19).replaceAll(':', '')}Z.db`;

export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Removes backups that would be too old before the next night, and gives how many. Their age is counted to
 * the last backup but one, so that a clock that has leapt since then removes none.
 */
export function removeExpired(folder: string, days: number): number {
  const files = readdirSync(folder).filter((name) => NAME.test(name));
  const previous = files
    .filter((name) => name.endsWith('.db'))
    .sort()
    .at(-2);
  if (previous === undefined) return 0;
  const previousMs = Date.parse(previous.replace(NAME, '$1:$2:$3Z'));
  const oldest = backupName(previousMs - Math.max(0, days - 3) * DAY_MS);
  const expired = files.filter((name) => name < oldest);
  for (const name of expired) rmSync(join(folder, name));
  return expired.length;
}
