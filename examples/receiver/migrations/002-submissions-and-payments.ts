/** From nothing, or from a file of the receiver's first version, which had no number: SQLite reads that as 0. */
import type { Dialect, Row, Statements } from '../database.ts';
import { submissionOfFirstVersion } from '../first-version.ts';
import { insertSubmission } from '../submission-rows.ts';

const submissions = ({ counted, strict }: Dialect) => `
  CREATE TABLE submissions (
    id ${counted},
    kind TEXT NOT NULL CHECK (kind IN ('contact', 'order')),
    key TEXT NOT NULL,
    reference TEXT NOT NULL UNIQUE,
    received_at TEXT NOT NULL,
    suspect INTEGER NOT NULL CHECK (suspect IN (0, 1)),
    email TEXT NOT NULL,
    fields TEXT,
    body TEXT NOT NULL,
    UNIQUE (kind, key)
  ) ${strict};
  CREATE INDEX submissions_by_email ON submissions (email);
`;

const others = ({ bytes, strict }: Dialect) => `
  CREATE TABLE IF NOT EXISTS payments (
    reference TEXT NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('paid', 'declined')),
    at TEXT NOT NULL
  ) ${strict};
  CREATE UNIQUE INDEX IF NOT EXISTS paid_once ON payments (reference) WHERE outcome = 'paid';
  CREATE TABLE IF NOT EXISTS health (id INTEGER PRIMARY KEY CHECK (id = 1), room ${bytes} NOT NULL) ${strict};
`;

/** How many rows of the first version are read at once. */
const PAGE = 500;

async function* rowsOfFirstVersion({ rows }: Statements): AsyncGenerator<Row> {
  for (let last = 0; ;) {
    const page = await rows(
      `SELECT rowid AS id, * FROM first_submissions WHERE rowid > $1 ORDER BY rowid LIMIT ${PAGE}`,
      last,
    );
    yield* page;
    if (page.length < PAGE) return;
    last = Number(page.at(-1)?.id);
  }
}

/** Row by row into the new table: what today's rules cannot read is kept too, as it was sent. */
async function moveFirstVersion(statements: Statements, dialect: Dialect): Promise<void> {
  await statements.script(
    'ALTER TABLE submissions RENAME TO first_submissions; DROP INDEX order_references;',
  );
  await statements.script(submissions(dialect));
  for await (const row of rowsOfFirstVersion(statements))
    await insertSubmission(statements, submissionOfFirstVersion(row));
  await statements.script('DROP TABLE first_submissions;');
}

const isFirstVersion = async ({ rows }: Statements, { engine }: Dialect): Promise<boolean> =>
  engine === 'sqlite' &&
  (await rows("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'submissions'")).length > 0;

export async function submissionsAndPayments(statements: Statements, dialect: Dialect): Promise<void> {
  if (await isFirstVersion(statements, dialect)) await moveFirstVersion(statements, dialect);
  else await statements.script(submissions(dialect));
  await statements.script(others(dialect));
}
