/** PostgreSQL, for companies that run several receivers or have a server for it. */
import { DatabaseError, Pool, type PoolClient, types } from 'pg';
import { type Action, type Database, OutcomeUnknown, type Query, StoreUnavailable } from './database.ts';

/**
 * How long a request waits for a connection, for other writers and for an answer: less than the page waits
 * for it.
 */
const WAIT_MS = 4000;

/** How many requests are served at once; others wait for a connection. */
const CONNECTIONS = 10;

/** The number is arbitrary, but the same in every receiver. */
const LOCK = 20_261_122;

/** Limits how long rewriting one table may take. */
const SCRUB_MS = 60_000;

/**
 * One transaction writes at a time, in however many receivers, so whatever it has read stays true until it
 * has written. Anything stricter than READ COMMITTED would read the state before the lock. A receiver that
 * hangs loses the lock before others give up. `synchronous_commit`: an answer is given only for what would
 * survive a power cut.
 */
const BEGIN = `
  BEGIN ISOLATION LEVEL READ COMMITTED;
  SET LOCAL synchronous_commit = on;
  SET LOCAL lock_timeout = ${WAIT_MS};
  SET LOCAL idle_in_transaction_session_timeout = ${WAIT_MS / 2};
  SELECT pg_advisory_xact_lock(${LOCK});
`;

// Reads `count(*)` and other large whole numbers as numbers, as SQLite gives them.
types.setTypeParser(types.builtins.INT8, Number);

function toFault(Fault: typeof StoreUnavailable | typeof OutcomeUnknown, error: unknown) {
  const { message = '', code = '' } = error as { readonly message?: string; readonly code?: string };
  return new Fault(`PostgreSQL: ${message || code}`, { cause: error });
}

const orUnavailable = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: unknown) => {
    throw toFault(StoreUnavailable, error);
  });

const queryOn =
  (connection: Pick<PoolClient, 'query'>): Query =>
  async <Row>(sql: string, ...values: readonly unknown[]) =>
    (await orUnavailable(connection.query(sql, [...values]))).rows as readonly Row[];

/**
 * An error that the server reports means that nothing was done, unless the server is shutting down (class
 * 57).
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code?.startsWith('57') === false;

/**
 * A commit whose answer was lost may have happened. If a statement failed before, the answer is a rollback.
 */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT').catch((error: unknown) => {
    throw toFault(isRefusal(error) ? StoreUnavailable : OutcomeUnknown, error);
  });
  if (command !== 'COMMIT') throw new Error('A statement failed, and its transaction was to be committed');
}

/** Closes the connection after any failure, and with it what was begun. */
async function transaction<Result>(pool: Pool, action: Action<Result>): Promise<Result> {
  const client = await orUnavailable(pool.connect());
  let hasFailed = true;
  try {
    await orUnavailable(client.query(BEGIN));
    const result = await action(queryOn(client));
    await commit(client);
    hasFailed = false;
    return result;
  } finally {
    client.release(hasFailed);
  }
}

/**
 * Deleted rows stay in a table's files until it is rewritten, and in the server's log until that is reused.
 */
async function scrub(pool: Pool): Promise<void> {
  const tables = 'SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = current_schema()';
  for (const { name } of await queryOn(pool)<{ name: string }>(tables)) {
    const rewrite = { text: `VACUUM (FULL) ${name}`, query_timeout: SCRUB_MS };
    await orUnavailable(pool.query(rewrite));
  }
}

export function postgres(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: WAIT_MS,
    query_timeout: 2 * WAIT_MS,
    keepAlive: true,
    max: CONNECTIONS,
  });
  // The pool replaces a connection that breaks while it is idle; one in use rejects its query.
  const ignore = () => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return {
    engine: 'postgres',
    query: queryOn(pool),
    write: (action) => transaction(pool, action),
    scrub: () => scrub(pool),
    close: () => pool.end(),
  };
}
