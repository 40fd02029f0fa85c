/** Makes consistent backups while the receiver keeps writing, and restores them. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '@site/rules/time/dates';

/** The suffixes of the files that make up a SQLite database. */
const SQLITE_SUFFIXES = ['', '-wal', '-shm'];

function openReadOnly(path: string): DatabaseSync {
  if (!existsSync(path)) throw new Error(`${path} is not there`);
  return new DatabaseSync(path, { readOnly: true });
}

/** Counts the submissions in a file. Throws if the file is damaged. */
function countSubmissions(path: string): number {
  using connection = openReadOnly(path);
  const { integrity_check: verdict } = connection.prepare('PRAGMA integrity_check').get() ?? {};
  if (verdict !== 'ok') throw new Error(`${path} is damaged: ${String(verdict)}`);
  return Number(connection.prepare('SELECT count(*) AS count FROM submissions').get()?.count);
}

/**
 * Copies a database within one read transaction, so anything written meanwhile is left out. The copy gets its
 * name once it is complete, and overwrites no file. If root runs the command, the copy belongs to the owner
 * of the database's folder, so that the receiver can open it. Returns the number of submissions in the copy.
 */
async function copyDatabase(source: string, target: string, database: string) {
  const existingFile = SQLITE_SUFFIXES.map((suffix) => target + suffix).find((file) => existsSync(file));
  if (existingFile !== undefined)
    throw new Error(`${existingFile} is there already; nothing is written over it`);
  using connection = openReadOnly(source);
  const partialFile = `${target}.partial`;
  rmSync(partialFile, { force: true });
  try {
    await using file = await open(partialFile, 'wx', 0o600);
    const { uid, gid } = statSync(dirname(database));
    if (process.geteuid?.() === 0) await file.chown(uid, gid);
    connection.prepare('VACUUM INTO ?').run(partialFile);
    const count = countSubmissions(partialFile);
    await file.sync();
    await rename(partialFile, target);
    await using folder = await open(dirname(target));
    await folder.sync();
    return count;
  } finally {
    for (const suffix of SQLITE_SUFFIXES) rmSync(partialFile + suffix, { force: true });
  }
}

export const backUp = (database: string, target: string) => copyDatabase(database, target, database);

export const restore = (backup: string, database: string) => copyDatabase(backup, database, database);

/** Matches the names of backups. Incomplete copies match too: they have a further extension after `.db`. */
const BACKUP_NAME_PATTERN = /^receiver-(\d{4}-\d{2}-\d{2}T\d{2})(\d{2})(\d{2})Z\.db/u;

/** Returns a name that sorts by time (UTC), such as `receiver-2026-11-29T023000Z.db`. */
export const createBackupName = (ms: number) =>
  `receiver-${new Date(ms).toISOString().slice(0, 19).replaceAll(':', '')}Z.db`;

export const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Removes expired backups. Returns the number of removed files. A backup has expired if it would become older
 * than `days` before the next removal. Age is measured from the second-newest backup, so that one backup with
 * a wrong time does not make all others expire.
 */
export function removeExpiredBackups(folder: string, days: number): number {
  const names = readdirSync(folder).filter((name) => BACKUP_NAME_PATTERN.test(name));
  const secondNewestName = names
    .filter((name) => name.endsWith('.db'))
    .sort()
    .at(-2);
  if (secondNewestName === undefined) return 0;
  const secondNewestMs = Date.parse(secondNewestName.replace(BACKUP_NAME_PATTERN, '$1:$2:$3Z'));
  // Three days are taken off: the second-newest backup is a day old, the next one is made in a day, and one
  // night may be missed.
  const oldestKeptName = createBackupName(secondNewestMs - Math.max(0, days - 3) * DAY_MS);
  const expiredFiles = names.filter((name) => name < oldestKeptName);
  for (const name of expiredFiles) rmSync(join(folder, name));
  return expiredFiles.length;
}
