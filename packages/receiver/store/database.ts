/** The receiver's view of a database: SQL that SQLite and PostgreSQL both read, in transactions. */
import { Fault } from '../log.ts';

/** Nothing can be stored or read now, for a reason that an operator can do something about. */
export class StoreUnavailable extends Fault {
  override readonly name = 'StoreUnavailable';
}

/** The answer to a commit was lost: it may have happened or not. */
export class OutcomeUnknown extends Fault {
  override readonly name = 'OutcomeUnknown';
}

export type Engine = 'sqlite' | 'postgres';

export type Value = string | number | null;

/**
 * Runs one statement. It names each of its values at least once, as `$1`, `$2` …, and its columns make the
 * row.
 */
export type Query = <Row = unknown>(sql: string, ...values: readonly Value[]) => Promise<readonly Row[]>;

/**
 * Runs statements, awaits nothing else, and rejects with whatever they reject with. It never calls the
 * database itself. After a failed attempt it may run again.
 */
export type Action<Result> = (query: Query) => Promise<Result>;

/**
 * Rejects with `StoreUnavailable` if the storage fails, and with `OutcomeUnknown` if no one can tell what was
 * stored.
 */
export interface Database {
  readonly engine: Engine;
  /** Reads outside of a transaction. */
  readonly query: Query;
  /**
   * Runs one transaction, with no other writes meanwhile. Once it resolves, what was written is on the disk.
   */
  readonly write: <Result>(action: Action<Result>) => Promise<Result>;
  /** Leaves no byte of what was deleted in any file of the database. */
  readonly scrub: () => Promise<void>;
  readonly close: () => Promise<void>;
}
