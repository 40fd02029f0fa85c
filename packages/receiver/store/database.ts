/** The interface of a database. The SQL must be valid in both SQLite and PostgreSQL. */
import { LoggableError } from '../log.ts';

/** Thrown if nothing can be stored or read now, for a reason that an operator can correct. */
export class StoreUnavailableError extends LoggableError {
  /** The log shows this name. */
  override readonly name = 'StoreUnavailable';
}

/** Thrown if the response to a commit was lost, so no one knows whether the data was stored. */
export class OutcomeUnknownError extends LoggableError {
  /** The log shows this name. */
  override readonly name = 'OutcomeUnknown';
}

export type Dialect = 'sqlite' | 'postgres';

export type SqlValue = string | number | null;

/**
 * Runs one statement. It has to use each of the values at least once, as `$1`, `$2` and so on. Each row has
 * the selected columns as its properties.
 */
export type Query = <Row = unknown>(sql: string, ...values: readonly SqlValue[]) => Promise<readonly Row[]>;

/**
 * A function that runs the statements of one transaction. It must use only the given query, await nothing
 * else, and not catch the errors of statements. After a failure the function may run again.
 */
export type Transaction<Result> = (query: Query) => Promise<Result>;

/**
 * All functions reject with `StoreUnavailableError` if the storage fails. `write` may reject with
 * `OutcomeUnknownError`.
 */
export interface Database {
  readonly dialect: Dialect;
  /** Reads outside of a transaction. */
  readonly query: Query;
  /** Runs one transaction while nothing else writes. Once the promise resolves, the data is on the disk. */
  readonly write: <Result>(transaction: Transaction<Result>) => Promise<Result>;
  /**
   * Removes every byte of deleted data from the tables and indexes, and in SQLite also from the log.
   * PostgreSQL reuses the files of its log later.
   */
  readonly scrub: () => Promise<void>;
  readonly close: () => Promise<void>;
}
