/** SQLite's file: opened, watched, written to so that every failure is reported, never waited for in a blocking way. */
import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailable } from './store.ts';

/** A quarter second for another process's transaction. Others are served between one look and the next. */
const LOOKS = 25;
const LOOK_MS = 10;

/** At the start there is nobody to serve: another receiver may be about to stop. */
const OPENING_MS = 5000;

/** SQLITE_BUSY; extended codes carry it in their lowest byte. */
const BUSY = 5;

export const IN_MEMORY = ':memory:';

export interface Database {
  readonly read: <Value>(action: () => Value) => Promise<Value>;
  /** One transaction. What it gives is on the disk. */
  readonly write: <Value>(action: () => Value) => Promise<Value>;
}

const errorCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;

const unavailable = (error: unknown): unknown =>
  errorCode(error) === undefined
    ? error
    : new StoreUnavailable(`SQLite: ${(error as Error).message}`, { cause: error });

/** Which file a path leads to now. */
function identity(path: string): string {
  const { dev, ino } = statSync(path);
  return `${dev}:${ino}`;
}

/** Rejects once one of the files is no longer the one that was opened: what is written then is nowhere. */
function guardOf(files: readonly string[]): () => void {
  const opened = files.map(identity);
  return () => {
    for (const [index, file] of files.entries()) {
      const there = statSync(file, { throwIfNoEntry: false });
      if (!there || `${there.dev}:${there.ino}` !== opened[index])
        throw new StoreUnavailable(`${file} was removed or replaced while the receiver was using it`);
    }
  };
}

/** Creates the file for its owner alone. SQLite gives the files beside it the same mode. */
function ownFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}

/** FULL: an answer is only given for what would survive a power cut. */
export function connect(path: string): DatabaseSync {
  if (path !== IN_MEMORY) ownFile(path);
  const connection = new DatabaseSync(path, { timeout: OPENING_MS });
  connection.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  connection.exec('PRAGMA journal_mode = WAL;');
  return connection;
}

/**
 * An explicit transaction, because node:sqlite's `get()` swallows the error of an implicit commit: with a full disk,
 * `INSERT … RETURNING` gives its row and keeps nothing.
 */
export function transaction<Value>(connection: DatabaseSync, action: () => Value): Value {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const value = action();
    connection.exec('COMMIT');
    return value;
  } catch (error) {
    if (connection.isTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

/** Tries again while another process holds the lock, for as long as anybody would wait. */
async function patiently<Value>(action: () => Value): Promise<Value> {
  for (let look = 1; ; look += 1) {
    try {
      return action();
    } catch (error) {
      if (errorCode(error) !== BUSY || look === LOOKS) throw unavailable(error);
    }
    await pause(LOOK_MS);
  }
}

/** For requests: from here on SQLite itself never waits, for it would stop everything else. */
export function database(connection: DatabaseSync, path: string): Database {
  connection.exec('PRAGMA busy_timeout = 0');
  const guard = guardOf(path === IN_MEMORY ? [] : [path, `${path}-wal`]);
  const guarded = <Value>(action: () => Value): Value => {
    guard();
    const value = action();
    guard();
    return value;
  };
  return {
    read: (action) => patiently(() => guarded(action)),
    write: (action) => patiently(() => guarded(() => transaction(connection, action))),
  };
}
