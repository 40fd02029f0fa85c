/** What the receiver asks of a database: SQL that SQLite and PostgreSQL both read, in transactions. */
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

/** Runs one statement with its values as `$1`, `$2` …, each named at least once. Its columns make the shape. */
export type Rows = <Shape = unknown>(sql: string, ...values: readonly Value[]) => Promise<readonly Shape[]>;

/**
 * Runs statements and waits for nothing else, lets through what they reject with, and never calls the database itself.
 * It may run twice, where the first try failed.
 */
export type Action<Result> = (rows: Rows) => Promise<Result>;

/** Rejects with `StoreUnavailable` where the storage fails, and with `OutcomeUnknown` where no one can tell. */
export interface Database {
  readonly engine: Engine;
  readonly read: <Result>(action: Action<Result>) => Promise<Result>;
  /** One transaction, and no other writes meanwhile. Once it resolves, what was written is on the disk. */
  readonly write: <Result>(action: Action<Result>) => Promise<Result>;
  /** Leaves no byte of what was deleted in any file of the database. */
  readonly scrub: () => Promise<void>;
  readonly close: () => Promise<void>;
}
