/** Makes complete copies while the receiver writes, and restores them. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '@site/rules/time/dates';

/** The files of a SQLite database. */
const SQLITE_ENDINGS = ['', '-wal', '-shm'];

function openReadOnly(path: string): DatabaseSync {
  if (!existsSync(path)) throw new Error(`${path} is not there`);
  return new DatabaseSync(path, { readOnly: true });
}

/** Counts the submissions in an undamaged file, and throws on any other. */
function countSubmissions(path: string): number {
  using connection = openReadOnly(path);
  const { integrity_check: verdict } = connection.prepare('PRAGMA integrity_check').get() ?? {};
  if (verdict !== 'ok') throw new Error(`${path} is damaged: ${String(verdict)}`);
  return Number(connection.prepare('SELECT count(*) AS count FROM submissions').get()?.count);
}

/**
 * Copies within one read transaction. Data written in the meantime will be in the next copy. The copy gets
 * its name once it is complete, and replaces no file. The copy belongs to the owner of the database's folder,
 * even if root makes it.
 */
async function copyDatabase(source: string, target: string, database: string): Promise<number> {
  const existing = SQLITE_ENDINGS.map((ending) => target + ending).find((file) => existsSync(file));
  if (existing !== undefined) throw new Error(`${existing} is there already; nothing is written over it`);
  using connection = openReadOnly(source);
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
    for (const ending of SQLITE_ENDINGS) rmSync(partial + ending, { force: true });
  }
}

export const backUp = (database: string, target: string) => copyDatabase(database, target, database);

export const restore = (backup: string, database: string) => copyDatabase(backup, database, database);

/** Matches the names of backups. An incomplete copy has another ending after `.db`. */
const BACKUP_NAME_PATTERN = /^receiver-(\d{4}-\d{2}-\d{2}T\d{2})(\d{2})(\d{2})Z\.db/u;

export const createBackupName = (ms: number): string =>
  `receiver-${new Date(ms).toISOString().slice(0, 19).replaceAll(':', '')}Z.db`;

export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Removes backups that would be too old before the next night. Returns their number. Ages are measured
 * from the second-newest backup, so one backup made with a wrong clock does not make the others expire.
 */
export function removeExpiredBackups(folder: string, days: number): number {
  const files = readdirSync(folder).filter((name) => BACKUP_NAME_PATTERN.test(name));
  const previous = files
    .filter((name) => name.endsWith('.db'))
    .sort()
    .at(-2);
  if (previous === undefined) return 0;
  const previousMs = Date.parse(previous.replace(BACKUP_NAME_PATTERN, '$1:$2:$3Z'));
  const oldest = createBackupName(previousMs - Math.max(0, days - 3) * DAY_MS);
  const expired = files.filter((name) => name < oldest);
  for (const name of expired) rmSync(join(folder, name));
  return expired.length;
}
