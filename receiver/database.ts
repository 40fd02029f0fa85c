/** What the receiver asks of a database, whichever it is: SQL that every engine reads alike, in transactions. */

/** Nothing could be kept or read at the moment, for a reason that an operator can do something about. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** What was to be kept may be kept or not: the answer of the database was lost on its way. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

export type Value = string | number | Uint8Array | null;

export type Row = Readonly<Record<string, unknown>>;

export interface Statements {
  /** One statement, with its values as `$1`, `$2` …; each of them is named at least once. Its columns make the shape. */
  readonly rows: <Shape = Row>(sql: string, ...values: readonly Value[]) => Promise<readonly Shape[]>;
  /** Several statements without values, such as those of a migration. */
  readonly script: (sql: string) => Promise<void>;
}

/** Does its part in a transaction, waits for nothing else, and lets pass what its statements reject with. It may be called again, where the first try failed. */
export type Action<Result> = (statements: Statements) => Promise<Result>;

/** Where the engines' SQL differs. */
export interface Dialect {
  readonly engine: 'sqlite' | 'postgres';
  /** The type of a primary key that counts up by itself. */
  readonly counted: string;
  readonly bytes: string;
  /** Stands after the bracket that ends a table. */
  readonly strict: string;
}

/**
 * Rejects with `StoreUnavailable` where the storage does not do its part, and with `OutcomeUnknown` where nobody can tell.
 * No action calls the database itself.
 */
export interface Database {
  readonly read: <Result>(action: Action<Result>) => Promise<Result>;
  /** One transaction, all at once or not at all, and alone: no other one writes meanwhile. What it gives is on the disk. */
  readonly write: <Result>(action: Action<Result>) => Promise<Result>;
  /** Leaves no byte of what was deleted in any file of the database. */
  readonly scrub: () => Promise<void>;
  readonly close: () => Promise<void>;
}
