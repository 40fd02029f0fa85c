/** The interface of a database: SQL that SQLite and PostgreSQL both read, in transactions. */
import { LoggableError } from '../log.ts';

/** Nothing can be stored or read now, for a reason that an operator can correct. */
export class StoreUnavailable extends LoggableError {
  override readonly name = 'StoreUnavailable';
}

/** The response to a commit was lost, so no one knows whether the data was stored. */
export class OutcomeUnknown extends LoggableError {
  override readonly name = 'OutcomeUnknown';
}

export type Dialect = 'sqlite' | 'postgres';

export type Value = string | number | null;

/**
 * Runs one statement, which names each value at least once, as `$1`, `$2` …. The columns that the statement
 * selects are the properties of each row.
 */
export type Query = <Row = unknown>(sql: string, ...values: readonly Value[]) => Promise<readonly Row[]>;

/**
 * A function that runs the statements of one transaction. The function awaits nothing else, passes on their
 * errors, and never calls the database itself. After a failed attempt the function may run again.
 */
export type Action<Result> = (query: Query) => Promise<Result>;

/**
 * Rejects with `StoreUnavailable` if the storage fails, and with `OutcomeUnknown` if no one can tell what was
 * stored.
 */
export interface Database {
  readonly dialect: Dialect;
  /** Reads outside of a transaction. */
  readonly query: Query;
  /** Runs one transaction, without other writes meanwhile. The data is on the disk once it resolves. */
  readonly write: <Result>(action: Action<Result>) => Promise<Result>;
  /** Removes every byte of deleted data from the files of the database. */
  readonly scrub: () => Promise<void>;
  readonly close: () => Promise<void>;
}
