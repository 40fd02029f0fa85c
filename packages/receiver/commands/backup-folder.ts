/** Backups in one folder, each named for its moment. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What else begins so is half a copy of the same moment, which was broken off. */
const NAME = /^receiver-(\d{4}-\d{2}-\d{2}T\d{2})(\d{2})(\d{2})Z\.db/u;

const named = (ms: number): string =>
  `receiver-${new Date(ms).toISOString().slice(0, 19).replaceAll(':', '')}Z.db`;

const timeOf = (name: string): number => Date.parse(name.replace(NAME, '$1:$2:$3Z'));

export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

export const backupIn = (folder: string, nowMs: number): string => join(folder, named(nowMs));

/** The moment of the last one, in milliseconds; nothing where there is none. */
export function latestBackup(folder: string): number | undefined {
  if (!isFolder(folder)) return undefined;
  const last = readdirSync(folder)
    .filter((name) => NAME.test(name) && name.endsWith('.db'))
    .sort()
    .at(-1);
  return last === undefined ? undefined : timeOf(last);
}

/**
 * Removes those that may be older than so many days before the next night's backup, and gives how many. Days are counted
 * to the last backup but one: a clock that has leapt since then removes none.
 */
export function removeExpired(folder: string, days: number): number {
  const files = readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort();
  const before = files.filter((name) => name.endsWith('.db')).at(-2);
  if (before === undefined) return 0;
  const oldest = named(timeOf(before) - Math.max(0, days - 3) * DAY_MS);
  const expired = files.filter((name) => name < oldest);
  for (const name of expired) rmSync(join(folder, name));
  return expired.length;
}
