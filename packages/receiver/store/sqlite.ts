/** SQLite in a file: every failure is reported, and no lock is waited for in a way that blocks others. */
import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import { type Action, type Database, type Rows, StoreUnavailable, type Value } from './database.ts';

/** How long another process's transaction is waited for, of the page's fifteen seconds. Others are served between two looks. */
const WAIT_MS = 5000;
const LOOK_MS = 10;

/** A command that rewrites the file has no one to serve meanwhile. */
const SCRUB_MS = 60_000;

/** 40 MB are written anew within the time that others wait. */
const SMALL_PAGES = 10_000;

/** SQLITE_BUSY; extended codes carry it in their lowest byte. */
const BUSY = 5;

/** SQLite's number of an error, or nothing for any other. */
const errorCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;

/** Throws once a path leads to another file than at first, or to none: what is written then is lost. */
function guardOf(files: readonly string[]): () => void {
  const identities = () =>
    files.map((file) => statSync(file, { throwIfNoEntry: false })?.ino ?? 'none').join(' ');
  const first = identities();
  return () => {
    if (identities() !== first)
      throw new StoreUnavailable(`${files[0] ?? ''} was removed or replaced while the receiver was using it`);
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

/** One connection has one transaction: each action begins when the one before has ended, and other requests had a look in. */
function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(action: () => Promise<Result>): Promise<Result> => {
    const result = last.then(() => setImmediate()).then(action);
    last = result.catch(() => undefined);
    return result;
  };
}

function serving(connection: DatabaseSync, guard: () => void): Database {
  // SQLite's own waiting would stop everything else.
  connection.exec('PRAGMA busy_timeout = 0');
  const turn = inTurn();
  /** Tries again while another process holds the lock. */
  async function guarded<Result>(action: () => Promise<Result> | Result, waitMs = WAIT_MS): Promise<Result> {
    for (const until = performance.now() + waitMs; ;) {
      try {
        return await turn(async () => {
          guard();
          const result = await action();
          guard();
          return result;
        });
      } catch (error) {
        const code = errorCode(error);
        if (code === undefined) throw error;
        if (code !== BUSY || performance.now() > until)
          throw new StoreUnavailable(`SQLite: ${(error as Error).message}`, { cause: error });
      }
      await pause(LOOK_MS);
    }
  }
  /**
   * What was deleted is zeros by now, but for copies in the slack of pages from which it was moved: a small file is
   * written anew, and of a large one each index, one after the other. What the log has of it leaves with the log.
   */
  async function scrub() {
    const { pages } = connection.prepare('SELECT page_count AS pages FROM pragma_page_count').get() ?? {};
    const indexes = connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'index'").all();
    const anew =
      Number(pages) > SMALL_PAGES ? indexes.map(({ name }) => `REINDEX ${String(name)}`) : ['VACUUM'];
    for (const statement of [...anew, 'PRAGMA wal_checkpoint(PASSIVE)']) {
      await guarded(() => {
        connection.exec(statement);
      }, SCRUB_MS);
      await pause(LOOK_MS);
    }
    await guarded(() => {
      const { busy } = connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {};
      const why = 'it is deleted, but another program reads the file and keeps its log: run this again';
      if (busy !== 0) throw Object.assign(new Error(why), { errcode: BUSY });
    }, SCRUB_MS);
  }
  return {
    engine: 'sqlite',
    read: (action) => guarded(() => action(rowsOf(connection))),
    write: (action) => guarded(() => transaction(connection, action)),
    scrub,
    close: () => turn(() => Promise.try(connection.close.bind(connection))),
  };
}

/** FULL: an answer is only given for what would survive a power cut. What is deleted is overwritten with zeros. */
const DURABLE = 'PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;';

const TABLES = `SELECT count(*) AS tables, count(*) FILTER (WHERE name = 'receiver_version') AS ours FROM sqlite_schema`;

/** A receiver makes the file where there is none, for its owner alone; a command makes none. */
export function sqlite(given: string, use: 'serve' | 'read' | 'write'): Database {
  // A bare `:memory:` or `file:…` would be no file to SQLite.
  const path = resolve(given);
  const isServing = use === 'serve';
  if (isServing) closeSync(openSync(path, 'a', 0o600));
  else if (!existsSync(path)) throw new Error('it is not there');
  const connection = new DatabaseSync(path, { readOnly: use === 'read', timeout: WAIT_MS });
  try {
    if (use !== 'read') connection.exec(DURABLE);
    const { tables, ours } = connection.prepare(TABLES).get() ?? {};
    if (tables !== 0 && ours === 0) throw new Error('it is a database of another program');
    if (isServing) {
      chmodSync(path, 0o600);
      // The log is there once it was read.
      connection.exec('PRAGMA journal_mode = WAL; SELECT count(*) FROM sqlite_schema');
    }
    return serving(connection, guardOf(isServing ? [path, `${path}-wal`] : []));
  } catch (error) {
    connection.close();
    throw error;
  }
}
