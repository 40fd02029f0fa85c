/** A copy that is whole while the receiver writes, and the way back from it. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const DAY_MS = 24 * 60 * 60 * 1000;

/** SQLite's, beside the file itself. */
const ENDINGS = ['', '-wal', '-shm'];

function opened(path: string): DatabaseSync {
  if (!existsSync(path)) throw new Error(`${path} is not there`);
  return new DatabaseSync(path, { readOnly: true });
}

/** How many submissions an unharmed file holds; an error says what is the matter with any other. */
function countIn(path: string): number {
  using connection = opened(path);
  const { integrity_check: verdict } = connection.prepare('PRAGMA integrity_check').get() ?? {};
  if (verdict !== 'ok') throw new Error(`${path} is damaged: ${String(verdict)}`);
  return Number(connection.prepare('SELECT count(*) AS count FROM submissions').get()?.count);
}

/**
 * One reading transaction: what is written meanwhile is in the next copy. It is made under another name and over nothing,
 * so that no half copy has the target's, and for one user alone: what root makes belongs to whom the database's folder does.
 */
async function copy(source: string, target: string, database: string): Promise<number> {
  const there = ENDINGS.map((ending) => target + ending).find((file) => existsSync(file));
  if (there !== undefined) throw new Error(`${there} is there already; nothing is written over it`);
  using connection = opened(source);
  const partial = `${target}.partial`;
  rmSync(partial, { force: true });
  try {
    await using file = await open(partial, 'wx', 0o600);
    const { uid, gid } = statSync(dirname(database));
    if (process.geteuid?.() === 0) await file.chown(uid, gid);
    connection.prepare('VACUUM INTO ?').run(partial);
    const count = countIn(partial);
    await file.sync();
    await rename(partial, target);
    await using folder = await open(dirname(target));
    await folder.sync();
    return count;
  } finally {
    for (const ending of ENDINGS) rmSync(partial + ending, { force: true });
  }
}

export const backUp = (database: string, target: string): Promise<number> => copy(database, target, database);

export const restore = (backup: string, database: string): Promise<number> =>
  copy(backup, database, database);

/** What else begins so is half a copy of the same moment, which was broken off. */
const NAME = /^receiver-(\d{4}-\d{2}-\d{2}T\d{2})(\d{2})(\d{2})Z\.db/u;

const named = (ms: number): string =>
  `receiver-${new Date(ms).toISOString().slice(0, 19).replaceAll(':', '')}Z.db`;

const timeOf = (name: string): number => Date.parse(name.replace(NAME, '$1:$2:$3Z'));

export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

export const backupIn = (folder: string, nowMs: number): string => join(folder, named(nowMs));

const backupsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort();

const isWhole = (name: string): boolean => name.endsWith('.db');

/** The moment of the last one, in milliseconds; nothing where there is none. */
export function latestBackup(folder: string): number | undefined {
  const last = isFolder(folder) ? backupsIn(folder).findLast(isWhole) : undefined;
  return last === undefined ? undefined : timeOf(last);
}

/**
 * Removes those that may be older than so many days before the next night's backup, and gives how many. Days are counted
 * to the last backup but one: a clock that has leapt since then removes none.
 */
export function removeExpired(folder: string, days: number): number {
  const files = backupsIn(folder);
  const before = files.filter(isWhole).at(-2);
  if (before === undefined) return 0;
  const oldest = named(timeOf(before) - Math.max(0, days - 3) * DAY_MS);
  const expired = files.filter((name) => name < oldest);
  for (const name of expired) rmSync(join(folder, name));
  return expired.length;
}
