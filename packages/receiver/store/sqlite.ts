/** SQLite in a file: every failure is reported, and no lock is waited for in a way that blocks others. */
import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { type Action, type Database, type Rows, StoreUnavailable, type Value } from './database.ts';

/** A quarter second for another process's transaction. Others are served between two looks. */
const LOOKS = 25;
const LOOK_MS = 10;

/** While it opens there is no one else to serve: another receiver may be about to stop. */
const OPENING_MS = 5000;

/** How long one action takes is reckoned from about so many. */
const RECENT = 50;

/** SQLITE_BUSY; extended codes carry it in their lowest byte. */
const BUSY = 5;

/** SQLite's number of an error, or nothing for any other. */
const errorCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;

const unavailable = (error: unknown): unknown =>
  errorCode(error) === undefined
    ? error
    : new StoreUnavailable(`SQLite: ${(error as Error).message}`, { cause: error });

/** Which file a path leads to now. */
function identity(path: string): string | undefined {
  const there = statSync(path, { throwIfNoEntry: false });
  return there && `${there.dev}:${there.ino}`;
}

/** Throws once a file is no longer the one that was written to first: what is written then is lost. */
function guardOf(files: readonly string[]): () => void {
  const first = new Map<string, string>();
  return () => {
    for (const file of files) {
      const now = identity(file);
      if (now !== undefined && !first.has(file)) first.set(file, now);
      if (now !== first.get(file))
        throw new StoreUnavailable(`${file} was removed or replaced while the receiver was using it`);
    }
  };
}

const named = (values: readonly Value[]) =>
  Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));

/** SQLite answers at once; what it throws rejects. */
const rowsOf =
  (connection: DatabaseSync): Rows =>
  <Shape>(sql: string, ...values: readonly Value[]) =>
    Promise.try(() => connection.prepare(sql).all(named(values)) as readonly unknown[] as readonly Shape[]);

/**
 * An explicit transaction, because node:sqlite's `get()` swallows the error of an implicit commit: with a full disk,
 * `INSERT … RETURNING` gives its row and stores nothing.
 */
async function transaction<Result>(connection: DatabaseSync, action: Action<Result>): Promise<Result> {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const result = await action(rowsOf(connection));
    connection.exec('COMMIT');
    return result;
  } catch (error) {
    if (connection.isTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

/** Tries again while another process holds the lock. */
async function patiently<Result>(action: () => Promise<Result>): Promise<Result> {
  for (let look = 1; ; look += 1) {
    try {
      return await action();
    } catch (error) {
      if (errorCode(error) !== BUSY || look === LOOKS) throw unavailable(error);
    }
    await pause(LOOK_MS);
  }
}

/** One connection has one transaction: each action begins when the one before has ended. */
function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let eachMs = 0;
  return {
    turn: <Result>(action: () => Promise<Result>): Promise<Result> => {
      waiting += 1;
      let began = 0;
      const result = last
        .then(() => {
          began = performance.now();
          return action();
        })
        .finally(() => {
          waiting -= 1;
          eachMs += (performance.now() - began - eachMs) / RECENT;
        });
      last = result.catch(() => undefined);
      return result;
    },
    backlogMs: () => waiting * eachMs,
  };
}

/** Writes the whole file anew, for what was deleted may be in the slack of any page, and empties the log. */
function scrub(connection: DatabaseSync): void {
  // Only commands delete so, and have no one to serve meanwhile: the receiver reads the file now and then.
  connection.exec(`PRAGMA busy_timeout = ${OPENING_MS}`);
  connection.exec('VACUUM');
  const { busy } = connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {};
  if (busy !== 0)
    throw new Error(
      'It is deleted, but another program reads the file and keeps the old log: run this again',
    );
}

function serving(connection: DatabaseSync, guard: () => void): Database {
  // SQLite's own waiting would stop everything else.
  connection.exec('PRAGMA busy_timeout = 0');
  const { turn, backlogMs } = inTurn();
  const guarded = <Result>(action: () => Promise<Result>) =>
    patiently(() =>
      turn(async () => {
        guard();
        const result = await action();
        guard();
        return result;
      }),
    );
  return {
    engine: 'sqlite',
    read: (action) => guarded(() => action(rowsOf(connection))),
    write: (action) => guarded(() => transaction(connection, action)),
    scrub: () => guarded(() => Promise.try(scrub, connection)),
    backlogMs,
    close: () =>
      turn(() =>
        Promise.try(() => {
          connection.close();
        }),
      ),
  };
}

/** FULL: an answer is only given for what would survive a power cut. */
const DURABLE = 'PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;';

/** A receiver makes the file where there is none, for its owner alone; a command makes none. */
export function sqlite(path: string, use: 'serve' | 'read' | 'write'): Database {
  const isServing = use === 'serve';
  if (isServing) closeSync(openSync(path, 'a', 0o600));
  else if (!existsSync(path)) throw new Error('it is not there');
  const connection = new DatabaseSync(path, { readOnly: use === 'read', timeout: OPENING_MS });
  try {
    if (use !== 'read') connection.exec(DURABLE);
    // Throws at a file that is someone else's, before anything is changed.
    connection.exec('PRAGMA schema_version');
    if (isServing) {
      chmodSync(path, 0o600);
      connection.exec('PRAGMA journal_mode = WAL');
    }
    return serving(connection, guardOf(isServing ? [path, `${path}-wal`] : []));
  } catch (error) {
    connection.close();
    throw error;
  }
}
