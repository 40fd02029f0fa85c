/** PostgreSQL, for those who run more than one receiver or have a server for it. */
import { DatabaseError, Pool, type PoolClient, types } from 'pg';
import { type Action, type Database, OutcomeUnknown, type Rows, StoreUnavailable } from './database.ts';

/** How long a request waits for a connection, for other writers and for an answer: less than it waits itself. */
const WAIT_MS = 4000;

/** As many requests are served at once; the others wait for a connection. */
const CONNECTIONS = 10;

/** Any number, the same in every receiver. */
const LOCK = 20_261_122;

/** For each table: it is written anew. */
const SCRUB_MS = 60_000;

/**
 * One transaction writes at a time, in however many receivers: so what an action has read stays true until it has
 * written. READ COMMITTED, for anything stricter would read what was there before the lock. A receiver that hangs loses
 * the lock before others give up. An answer is only given for what would survive a power cut.
 */
const BEGIN = `
  BEGIN ISOLATION LEVEL READ COMMITTED;
  SET LOCAL synchronous_commit = on;
  SET LOCAL lock_timeout = ${WAIT_MS};
  SET LOCAL idle_in_transaction_session_timeout = ${WAIT_MS / 2};
  SELECT pg_advisory_xact_lock(${LOCK});
`;

// `count(*)` and other large whole numbers as numbers, as SQLite gives them.
types.setTypeParser(types.builtins.INT8, Number);

const faultOf = (Kind: typeof StoreUnavailable | typeof OutcomeUnknown, error: unknown) => {
  const { message = '', code = '' } = error as { readonly message?: string; readonly code?: string };
  return new Kind(`PostgreSQL: ${message || code}`, { cause: error });
};

const asked = <Answer>(question: Promise<Answer>): Promise<Answer> =>
  question.catch((error: unknown) => {
    throw faultOf(StoreUnavailable, error);
  });

const rowsOf =
  (connection: Pick<PoolClient, 'query'>): Rows =>
  async <Shape>(sql: string, ...values: readonly unknown[]) =>
    (await asked(connection.query(sql, [...values]))).rows as readonly Shape[];

/** Any error of the server's own but its shutting down means that nothing was done. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code?.startsWith('57') === false;

/** A commit whose answer was lost may have happened. One of a transaction that has failed is answered with a rollback. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT').catch((error: unknown) => {
    throw faultOf(isRefusal(error) ? StoreUnavailable : OutcomeUnknown, error);
  });
  if (command !== 'COMMIT') throw new Error('A statement failed, and its transaction was to be committed');
}

/** After any failure the connection is closed, and with it what it has begun. */
async function transaction<Result>(pool: Pool, action: Action<Result>): Promise<Result> {
  const client = await asked(pool.connect());
  let isWell = false;
  try {
    await asked(client.query(BEGIN));
    const result = await action(rowsOf(client));
    await commit(client);
    isWell = true;
    return result;
  } finally {
    client.release(!isWell);
  }
}

/** What was deleted stays in a table's files until it is written anew, and in the server's log until that is reused. */
async function scrub(pool: Pool): Promise<void> {
  const tables = 'SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = current_schema()';
  for (const { name } of await rowsOf(pool)<{ name: string }>(tables)) {
    const anew = { text: `VACUUM (FULL) ${name}`, query_timeout: SCRUB_MS };
    await asked(pool.query(anew));
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
  // A connection that breaks while it is idle is replaced; one in use rejects what is asked of it.
  const replaced = () => undefined;
  pool.on('error', replaced);
  pool.on('connect', (client) => client.on('error', replaced));
  return {
    engine: 'postgres',
    read: (action) => action(rowsOf(pool)),
    write: (action) => transaction(pool, action),
    scrub: () => scrub(pool),
    close: () => pool.end(),
  };
}
