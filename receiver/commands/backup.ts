/** A copy that is whole while the receiver writes, and the way back from it. */
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SIDE_FILES = ['', '-wal', '-shm'];

function flush(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

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

/** Writes to a file beside the target first: whatever fails, no half copy has its name. */
function whole(target: string, write: (partial: string) => void): number {
  const there = SIDE_FILES.map((ending) => target + ending).find((file) => existsSync(file));
  if (there !== undefined) throw new Error(`${there} is there already; nothing is written over it`);
  const partial = `${target}.partial`;
  rmSync(partial, { force: true });
  try {
    closeSync(openSync(partial, 'wx', 0o600));
    write(partial);
    const count = countIn(partial);
    flush(partial);
    renameSync(partial, target);
    flush(dirname(target));
    return count;
  } finally {
    for (const ending of SIDE_FILES) rmSync(partial + ending, { force: true });
  }
}

/** One reading transaction: what is written meanwhile is in the next backup. */
export const backUp = (database: string, target: string): number =>
  whole(target, (partial) => {
    using connection = open(database);
    connection.prepare('VACUUM INTO ?').run(partial);
  });

export const restore = (backup: string, database: string): number => {
  countIn(backup);
  return whole(database, (partial) => {
    copyFileSync(backup, partial, constants.COPYFILE_FICLONE);
    chmodSync(partial, 0o600);
  });
};
