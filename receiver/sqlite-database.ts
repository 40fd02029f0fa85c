/** SQLite's file: opened, watched, written to so that every failure is reported, never waited for in a blocking way. */
import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Action,
  type Database,
  type Dialect,
  type Row,
  type Statements,
  StoreUnavailable,
  type Value,
} from './database.ts';
import { migrate } from './migrate.ts';

/** A quarter second for another process's transaction. Others are served between one look and the next. */
const LOOKS = 25;
const LOOK_MS = 10;

/** At the start there is nobody to serve: another receiver may be about to stop. */
const OPENING_MS = 5000;

/** SQLITE_BUSY; extended codes carry it in their lowest byte. */
const BUSY = 5;

export const DIALECT: Dialect = {
  engine: 'sqlite',
  counted: 'INTEGER PRIMARY KEY',
  bytes: 'BLOB',
  strict: 'STRICT',
};

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

/** Rejects once one of the files is no longer the one that was opened: what is written then is nowhere. */
function guardOf(files: readonly string[]): () => void {
  const opened = files.map(identity);
  return () => {
    for (const [index, file] of files.entries())
      if (identity(file) !== opened[index])
        throw new StoreUnavailable(`${file} was removed or replaced while the receiver was using it`);
  };
}

/** Creates the file for its owner alone. SQLite gives the files beside it the same mode. */
function ownFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}

/** FULL: an answer is only given for what would survive a power cut. */
function connect(path: string): DatabaseSync {
  ownFile(path);
  const connection = new DatabaseSync(path, { timeout: OPENING_MS });
  connection.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  connection.exec('PRAGMA journal_mode = WAL;');
  return connection;
}

const named = (values: readonly Value[]) =>
  Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));

/** SQLite answers at once; what it throws rejects. */
export const statementsOf = (connection: DatabaseSync): Statements => ({
  rows: <Shape>(sql: string, ...values: readonly Value[]) =>
    Promise.try((): readonly Row[] => connection.prepare(sql).all(named(values))) as Promise<
      readonly Shape[]
    >,
  script: (sql) =>
    Promise.try(() => {
      connection.exec(sql);
    }),
});

/**
 * An explicit transaction, because node:sqlite's `get()` swallows the error of an implicit commit: with a full disk,
 * `INSERT … RETURNING` gives its row and keeps nothing.
 */
export async function transaction<Result>(connection: DatabaseSync, action: Action<Result>): Promise<Result> {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const result = await action(statementsOf(connection));
    connection.exec('COMMIT');
    return result;
  } catch (error) {
    if (connection.isTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

/** Tries again while another process holds the lock, for as long as anybody would wait. */
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
  return <Result>(action: () => Promise<Result> | Result): Promise<Result> => {
    const result = last.then(action);
    last = result.catch(() => undefined);
    return result;
  };
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

/** From here on SQLite itself never waits for a lock, for it would stop everything else. */
export function serving(connection: DatabaseSync, guard: () => void = () => undefined): Database {
  connection.exec('PRAGMA busy_timeout = 0');
  const turn = inTurn();
  const guarded = async <Result>(action: () => Promise<Result>): Promise<Result> => {
    guard();
    const result = await action();
    guard();
    return result;
  };
  return {
    read: (action) => patiently(() => turn(() => guarded(() => action(statementsOf(connection))))),
    write: (action) => patiently(() => turn(() => guarded(() => transaction(connection, action)))),
    scrub: () =>
      patiently(() =>
        turn(() => {
          scrub(connection);
        }),
      ),
    close: () =>
      turn(() => {
        connection.close();
      }),
  };
}

export const versionOf = (connection: DatabaseSync): number =>
  Number(connection.prepare('PRAGMA user_version').get()?.user_version);

/** SQLite in a file, as Node 24 brings it, with the tables of today. Rejects where the file cannot be used at all. */
export async function sqliteDatabase(path: string): Promise<Database> {
  const connection = connect(path);
  try {
    await transaction(connection, async (statements) => {
      const version = await migrate(statements, DIALECT, versionOf(connection));
      connection.exec(`PRAGMA user_version = ${version}`);
    });
    return serving(connection, guardOf([path, `${path}-wal`]));
  } catch (error) {
    connection.close();
    throw error;
  }
}
