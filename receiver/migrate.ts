/** Brings a database of any earlier version to the tables of today, each step once and in order. */
import type { Dialect, Statements } from './database.ts';
import { submissionsAndPayments } from './migrations/002-submissions-and-payments.ts';
import { providers } from './migrations/003-providers.ts';
import { outbox } from './migrations/004-outbox.ts';
import { mailKinds } from './migrations/005-mail-kinds.ts';

export type Migration = (statements: Statements, dialect: Dialect) => Promise<void>;

/** By the version that each leads to. One that has been released is never changed: another follows it. */
const MIGRATIONS: readonly (readonly [version: number, migration: Migration])[] = [
  [2, submissionsAndPayments],
  [3, providers],
  [4, outbox],
  [5, mailKinds],
];

export const VERSION = Math.max(...MIGRATIONS.map(([version]) => version));

/** Within a transaction of the engine's, which then notes the version that is given back. */
export async function migrate(statements: Statements, dialect: Dialect, version: number): Promise<number> {
  if (version > VERSION)
    throw new Error(`it is of version ${version}; this receiver knows version ${VERSION}`);
  for (const [next, migration] of MIGRATIONS) if (next > version) await migration(statements, dialect);
  return VERSION;
}
