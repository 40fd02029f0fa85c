/**
 * Opens a SQLite file. Once the file is open, waiting for another process's lock does not block the event
 * loop.
 */
import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import {
  type Transaction,
  type Database,
  type Query,
  type SqlValue,
  StoreUnavailableError,
} from './database.ts';

/**
 * How long to wait for another process's transaction. The wait has to end well before the site's page gives
 * up, which happens after fifteen seconds.
 */
const MAX_LOCK_WAIT_MS = 5000;
const LOCK_RETRY_PAUSE_MS = 10;

/** How long scrub() waits for other processes before each of its steps. */
const MAX_SCRUB_WAIT_MS = 60_000;

/** Up to this number of pages (40 MB), the whole file is rewritten while other processes wait. */
const MAX_REWRITTEN_PAGES = 10_000;

/** The code SQLITE_BUSY. An extended code has it in the lowest byte. */
const BUSY_CODE = 5;

/** Returns the code that SQLite gave an error, or undefined for other errors. */
const getErrorCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;

/**
 * Returns a check that throws if a file was removed or replaced, because writes to the old file would be
 * lost.
 */
function createReplacementCheck(paths: readonly string[]): () => void {
  const readInodes = () =>
    paths.map((path) => statSync(path, { throwIfNoEntry: false })?.ino ?? 'none').join(' ');
  const firstInodes = readInodes();
  return () => {
    if (readInodes() !== firstInodes)
      throw new StoreUnavailableError(
        `${paths[0] ?? ''} was removed or replaced while the receiver was using it`,
      );
  };
}

/** Creates an asynchronous query from the synchronous connection. */
const createQuery =
  (connection: DatabaseSync): Query =>
  <Row>(sql: string, ...values: readonly SqlValue[]) =>
    Promise.try(() => {
      const parameters = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
      return connection.prepare(sql).all(parameters) as readonly unknown[] as readonly Row[];
    });

/**
 * Runs a transaction. `IMMEDIATE` takes the lock before the first statement, so that nothing else writes
 * between what the transaction reads and what it writes.
 */
async function runTransaction<Result>(
  connection: DatabaseSync,
  transaction: Transaction<Result>,
): Promise<Result> {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const result = await transaction(createQuery(connection));
    connection.exec('COMMIT');
    return result;
  } catch (error) {
    if (connection.isTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Returns a queue that runs one action after another, because a connection can have only one transaction.
 * Between two actions the process handles other requests.
 */
function createQueue() {
  let lastAction: Promise<unknown> = Promise.resolve();
  return <Result>(action: () => Promise<Result>): Promise<Result> => {
    const result = lastAction.then(() => setImmediate()).then(action);
    lastAction = result.catch(() => undefined);
    return result;
  };
}

function createDatabase(connection: DatabaseSync, checkReplacement: () => void): Database {
  // SQLite's own waiting would block the event loop, and with it every request.
  connection.exec('PRAGMA busy_timeout = 0');
  const enqueue = createQueue();

  /** Runs an action, and repeats it while another process holds the lock, for at most `waitMs`. */
  async function runWithRetries<Result>(
    action: () => Promise<Result> | Result,
    waitMs = MAX_LOCK_WAIT_MS,
  ): Promise<Result> {
    const deadline = performance.now() + waitMs;
    for (;;) {
      try {
        return await enqueue(async () => {
          checkReplacement();
          const result = await action();
          checkReplacement();
          return result;
        });
      } catch (error) {
        const code = getErrorCode(error);
        if (code === undefined) throw error;
        if (code !== BUSY_CODE || performance.now() > deadline)
          throw new StoreUnavailableError(`SQLite: ${(error as Error).message}`, { cause: error });
      }
      await pause(LOCK_RETRY_PAUSE_MS);
    }
  }

  /**
   * Removes every byte of deleted data. `secure_delete` has zeroed the deleted rows, but copies may be left
   * in the unused space of pages from which rows were moved.
   */
  async function scrub() {
    const { pages } = connection.prepare('SELECT page_count AS pages FROM pragma_page_count').get() ?? {};
    const indexes = connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'index'").all();
    // A small file is rewritten as a whole. In a large file, only the indexes are rewritten.
    const rewriteStatements =
      Number(pages) > MAX_REWRITTEN_PAGES ? indexes.map(({ name }) => `REINDEX ${String(name)}`) : ['VACUUM'];
    for (const statement of [...rewriteStatements, 'PRAGMA wal_checkpoint(PASSIVE)']) {
      await runWithRetries(() => {
        connection.exec(statement);
      }, MAX_SCRUB_WAIT_MS);
      await pause(LOCK_RETRY_PAUSE_MS);
    }
    // Empties the log.
    await runWithRetries(() => {
      const { busy } = connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {};
      const message = 'it is deleted, but another program reads the file and keeps its log: run this again';
      if (busy !== 0) throw Object.assign(new Error(message), { errcode: BUSY_CODE });
    }, MAX_SCRUB_WAIT_MS);
  }

  return {
    dialect: 'sqlite',
    query: (sql, ...values) => runWithRetries(() => createQuery(connection)(sql, ...values)),
    write: (transaction) => runWithRetries(() => runTransaction(connection, transaction)),
    scrub,
    close: () => enqueue(() => Promise.try(connection.close.bind(connection))),
  };
}

/**
 * With FULL, a response is sent only for data that survives a power cut. With `secure_delete`, deleted data
 * is zeroed.
 */
const DURABLE_SQL = 'PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;';

const COUNT_TABLES_SQL = `SELECT count(*) AS tables, count(*) FILTER (WHERE name = 'receiver_version') AS ours
  FROM sqlite_schema`;

/**
 * Opens the file. If there is none, the receiver creates one that only its owner can read, and commands fail.
 */
export function openSqlite(file: string, isReceiver: boolean): Database {
  // SQLite does not treat a bare `:memory:` or `file:…` as a path, so the path is made absolute.
  const path = resolve(file);
  if (isReceiver) closeSync(openSync(path, 'a', 0o600));
  else if (!existsSync(path)) throw new Error('it is not there');
  const connection = new DatabaseSync(path, { timeout: MAX_LOCK_WAIT_MS });
  try {
    connection.exec(DURABLE_SQL);
    const { tables, ours } = connection.prepare(COUNT_TABLES_SQL).get() ?? {};
    if (tables !== 0 && ours === 0) throw new Error('it belongs to another program');
    if (isReceiver) {
      chmodSync(path, 0o600);
      // SQLite creates its log file when the database is first read.
      connection.exec('PRAGMA journal_mode = WAL; SELECT count(*) FROM sqlite_schema');
    }
    return createDatabase(connection, createReplacementCheck(isReceiver ? [path, `${path}-wal`] : []));
  } catch (error) {
    connection.close();
    throw error;
  }
}
