/** Reads the file beside a receiver that runs, and changes nothing in it. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { submission } from './sqlite-rows.ts';
import { VERSION, versionOf } from './sqlite-schema.ts';
import type { Payment, Submission } from './store.ts';

/** How long to wait for a lock: nobody else is served by this process. */
const LOCK_MS = 500;

export interface Reader {
  /** Oldest first, one at a time: there may be a hundred thousand. */
  readonly submissions: () => IteratorObject<Submission>;
  readonly payments: () => readonly Payment[];
  readonly close: () => void;
}

/** An existing file of today's version, or an error that says what is the matter. */
export function openExisting(path: string, readOnly: boolean): DatabaseSync {
  if (!existsSync(path)) throw new Error(`${path} is not there`);
  const connection = new DatabaseSync(path, { readOnly, timeout: LOCK_MS });
  const version = versionOf(connection);
  if (version === VERSION) return connection;
  connection.close();
  throw new Error(
    version < VERSION
      ? `${path} is no file of this receiver, or of an earlier version: start the receiver once, which brings it up to date`
      : `${path} is of a later version of the receiver`,
  );
}

export function sqliteReader(path: string): Reader {
  const connection = openExisting(path, true);
  const payment = ({ reference, outcome, at }: Record<string, unknown>): Payment => ({
    reference: String(reference),
    outcome: outcome === 'paid' ? 'paid' : 'declined',
    at: String(at),
  });
  return {
    submissions: () => connection.prepare('SELECT * FROM submissions ORDER BY id').iterate().map(submission),
    payments: () => connection.prepare('SELECT * FROM payments ORDER BY rowid').all().map(payment),
    close: () => {
      connection.close();
    },
  };
}
