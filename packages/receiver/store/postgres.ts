/** PostgreSQL, for companies that run several receivers or have a server for it. */
import { DatabaseError, Pool, type PoolClient, types } from 'pg';
import { type Action, type Database, OutcomeUnknown, type Query, StoreUnavailable } from './database.ts';

/** How long a request waits for a connection, for other writers and for a response. The page waits longer. */
const WAIT_MS = 4000;

/** Maximum number of requests at once. Other requests wait for a connection. */
const MAX_CONNECTIONS = 10;

/** The number of the lock, which is arbitrary but the same in every receiver. */
const LOCK_ID = 20_261_122;

/** Maximum time for rewriting one table. */
const SCRUB_MS = 60_000;

/**
 * Begins a transaction. Only one transaction writes at a time, in any number of receivers, so whatever it has
 * read stays true until it has written. With a stricter level than READ COMMITTED, the transaction would read
 * the state before the lock. A receiver that hangs loses the lock before other receivers give up. With
 * `synchronous_commit`, a response is sent only for data that survives a power cut.
 */
const BEGIN_SQL = `
  BEGIN ISOLATION LEVEL READ COMMITTED;
  SET LOCAL synchronous_commit = on;
  SET LOCAL lock_timeout = ${WAIT_MS};
  SET LOCAL idle_in_transaction_session_timeout = ${WAIT_MS / 2};
  SELECT pg_advisory_xact_lock(${LOCK_ID});
`;

// Reads `count(*)` and other large whole numbers as numbers, as SQLite gives them.
types.setTypeParser(types.builtins.INT8, Number);

function createFault(Fault: typeof StoreUnavailable | typeof OutcomeUnknown, error: unknown) {
  const { message = '', code = '' } = error as { readonly message?: string; readonly code?: string };
  return new Fault(`PostgreSQL: ${message || code}`, { cause: error });
}

const rejectUnavailable = <Result>(request: Promise<Result>): Promise<Result> =>
  request.catch((error: unknown) => {
    throw createFault(StoreUnavailable, error);
  });

const createQuery =
  (connection: Pick<PoolClient, 'query'>): Query =>
  async <Row>(sql: string, ...values: readonly unknown[]) =>
    (await rejectUnavailable(connection.query(sql, [...values]))).rows as readonly Row[];

/**
 * Reports whether the server refused the commit. A server that reports an error has stored nothing, unless it
 * is shutting down (class 57).
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code?.startsWith('57') === false;

/**
 * Commits. A commit whose response was lost may have happened. If a statement failed before, the response
 * is a rollback.
 */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT').catch((error: unknown) => {
    throw createFault(isRefusal(error) ? StoreUnavailable : OutcomeUnknown, error);
  });
  if (command !== 'COMMIT') throw new Error('A statement failed, and its transaction was to be committed');
}

/** Runs a transaction. Closes the connection after any failure, and so rolls back. */
async function runTransaction<Result>(pool: Pool, action: Action<Result>): Promise<Result> {
  const client = await rejectUnavailable(pool.connect());
  let hasFailed = true;
  try {
    await rejectUnavailable(client.query(BEGIN_SQL));
    const result = await action(createQuery(client));
    await commit(client);
    hasFailed = false;
    return result;
  } finally {
    client.release(hasFailed);
  }
}

/**
 * Rewrites all tables. Deleted rows stay in the tables' files until the rewrite, and in the server's log
 * until the log is reused.
 */
async function scrub(pool: Pool): Promise<void> {
  const tablesSql =
    'SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = current_schema()';
  for (const { name } of await createQuery(pool)<{ name: string }>(tablesSql)) {
    const rewrite = { text: `VACUUM (FULL) ${name}`, query_timeout: SCRUB_MS };
    await rejectUnavailable(pool.query(rewrite));
  }
}

export function openPostgres(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: WAIT_MS,
    query_timeout: 2 * WAIT_MS,
    keepAlive: true,
    max: MAX_CONNECTIONS,
  });
  // The pool replaces a connection that breaks while it is idle. A connection in use rejects its query.
  const ignore = () => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return {
    dialect: 'postgres',
    query: createQuery(pool),
    write: (action) => runTransaction(pool, action),
    scrub: () => scrub(pool),
    close: () => pool.end(),
  };
}
