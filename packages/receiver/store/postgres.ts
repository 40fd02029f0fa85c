/** Opens PostgreSQL, for companies that run several receivers or already have such a server. */
import { DatabaseError, Pool, type PoolClient, types } from 'pg';
import {
  type Transaction,
  type Database,
  OutcomeUnknownError,
  type Query,
  StoreUnavailableError,
} from './database.ts';

/**
 * How long a query waits for a connection, or a transaction for other writers. A response may take twice as
 * long.
 */
const MAX_WAIT_MS = 4000;

/** The maximum number of connections. Further queries wait for a free connection. */
const MAX_CONNECTIONS = 10;

/** The number of the advisory lock. It is arbitrary, but all receivers must use the same number. */
const ADVISORY_LOCK_ID = 20_261_122;

/** The maximum time for rewriting one table. */
const MAX_SCRUB_MS = 60_000;

/**
 * Begins a transaction.
 *
 * - Because of the lock, only one transaction writes at a time across all receivers. What a transaction has
 *   read therefore stays true until it has written.
 * - A stricter level than READ COMMITTED would read the data as it was before the lock.
 * - With `idle_in_transaction_session_timeout`, a receiver that hangs in a transaction loses the lock before
 *   the other receivers give up.
 * - With `synchronous_commit`, a response is sent only for data that survives a power cut.
 */
const BEGIN_SQL = `
  BEGIN ISOLATION LEVEL READ COMMITTED;
  SET LOCAL synchronous_commit = on;
  SET LOCAL lock_timeout = ${MAX_WAIT_MS};
  SET LOCAL idle_in_transaction_session_timeout = ${MAX_WAIT_MS / 2};
  SELECT pg_advisory_xact_lock(${ADVISORY_LOCK_ID});
`;

// Reads `count(*)` and other 64-bit integers as numbers, as SQLite does.
types.setTypeParser(types.builtins.INT8, Number);

function createStoreError(
  ErrorClass: typeof StoreUnavailableError | typeof OutcomeUnknownError,
  error: unknown,
) {
  const { message = '', code = '' } = error as { readonly message?: string; readonly code?: string };
  return new ErrorClass(`PostgreSQL: ${message || code}`, { cause: error });
}

const rejectAsUnavailable = <Result>(request: Promise<Result>): Promise<Result> =>
  request.catch((error: unknown) => {
    throw createStoreError(StoreUnavailableError, error);
  });

const createQuery =
  (connection: Pick<PoolClient, 'query'>): Query =>
  async <Row>(sql: string, ...values: readonly unknown[]) =>
    (await rejectAsUnavailable(connection.query(sql, [...values]))).rows as readonly Row[];

/**
 * Returns whether the server rejected the commit. A server that sends an error has stored nothing, unless it
 * is shutting down (SQLSTATE class 57).
 */
const isCommitRejected = (error: unknown) =>
  error instanceof DatabaseError && error.code?.startsWith('57') === false;

/**
 * Commits the transaction. Throws `StoreUnavailableError` if the server rejects the commit, and
 * `OutcomeUnknownError` if the commit may have happened, for example if the response is lost. Also throws if
 * a statement has failed, because PostgreSQL then rolls back without an error.
 */
async function commit(client: PoolClient) {
  const { command } = await client.query('COMMIT').catch((error: unknown) => {
    throw createStoreError(isCommitRejected(error) ? StoreUnavailableError : OutcomeUnknownError, error);
  });
  if (command !== 'COMMIT')
    throw new Error('A statement failed, so PostgreSQL rolled back instead of committing');
}

/** Runs a transaction. After any failure, closes the connection, which rolls back. */
async function runTransaction<Result>(pool: Pool, transaction: Transaction<Result>): Promise<Result> {
  const client = await rejectAsUnavailable(pool.connect());
  let hasFailed = true;
  try {
    await rejectAsUnavailable(client.query(BEGIN_SQL));
    const result = await transaction(createQuery(client));
    await commit(client);
    hasFailed = false;
    return result;
  } finally {
    client.release(hasFailed);
  }
}

/**
 * Rewrites all tables, because deleted rows stay in a table's file until it is rewritten. The write-ahead log
 * contains deleted rows until its segments are reused.
 */
async function scrub(pool: Pool) {
  const tablesSql =
    'SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = current_schema()';
  for (const { name } of await createQuery(pool)<{ name: string }>(tablesSql)) {
    const rewrite = { text: `VACUUM (FULL) ${name}`, query_timeout: MAX_SCRUB_MS };
    await rejectAsUnavailable(pool.query(rewrite));
  }
}

export function openPostgres(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: MAX_WAIT_MS,
    query_timeout: 2 * MAX_WAIT_MS,
    keepAlive: true,
    max: MAX_CONNECTIONS,
  });
  // Errors of connections can be ignored here. The pool replaces an idle connection that breaks, and if a
  // connection in use breaks, its query rejects.
  const ignore = () => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return {
    dialect: 'postgres',
    query: createQuery(pool),
    write: (transaction) => runTransaction(pool, transaction),
    scrub: () => scrub(pool),
    close: () => pool.end(),
  };
}
