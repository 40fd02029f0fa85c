/** The tables, and how a file of an earlier version comes to have them. */
import type { DatabaseSync } from 'node:sqlite';
import { transaction } from './sqlite-database.ts';
import { insertSubmission } from './sqlite-rows.ts';
import { submissionOfFirstVersion } from './first-version.ts';

/** Raised with every change of the tables. The first version had none, which SQLite reads as 0. */
export const VERSION = 2;

const SUBMISSIONS = `
  CREATE TABLE submissions (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('contact', 'order')),
    key TEXT NOT NULL,
    reference TEXT NOT NULL UNIQUE,
    received_at TEXT NOT NULL,
    suspect INTEGER NOT NULL CHECK (suspect IN (0, 1)),
    email TEXT NOT NULL,
    fields TEXT,
    body TEXT NOT NULL,
    UNIQUE (kind, key)
  ) STRICT;
  CREATE INDEX submissions_by_email ON submissions (email);
`;

const OTHERS = `
  CREATE TABLE IF NOT EXISTS payments (
    reference TEXT NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('paid', 'declined')),
    at TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS paid_once ON payments (reference) WHERE outcome = 'paid';
  CREATE TABLE IF NOT EXISTS health (id INTEGER PRIMARY KEY CHECK (id = 1), room BLOB NOT NULL) STRICT;
`;

export const versionOf = (connection: DatabaseSync): number =>
  Number(connection.prepare('PRAGMA user_version').get()?.user_version);

const hasTable = (connection: DatabaseSync, name: string): boolean =>
  connection.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(name) !== undefined;

/** Row by row into the new table: what today's rules cannot read is kept too, as it was sent. */
function moveFirstVersion(connection: DatabaseSync): void {
  connection.exec('ALTER TABLE submissions RENAME TO first_submissions; DROP INDEX order_references;');
  connection.exec(SUBMISSIONS);
  for (const row of connection.prepare('SELECT * FROM first_submissions ORDER BY rowid').iterate())
    insertSubmission(connection, submissionOfFirstVersion(row));
  connection.exec('DROP TABLE first_submissions;');
}

/** Creates or changes the tables, in one transaction. */
export function prepareTables(connection: DatabaseSync): void {
  transaction(connection, () => {
    const version = versionOf(connection);
    if (version === VERSION) return;
    if (version !== 0) throw new Error(`it is of version ${version}; this receiver knows version ${VERSION}`);
    if (hasTable(connection, 'submissions')) moveFirstVersion(connection);
    else connection.exec(SUBMISSIONS);
    connection.exec(`${OTHERS} PRAGMA user_version = ${VERSION};`);
  });
}
