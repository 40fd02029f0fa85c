/** From nothing, or from a file of the receiver's first version, which had no number: SQLite reads that as 0. */
import type { Dialect, Statements } from '../database.ts';

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

/**
 * It kept bodies only, checked in their day. What cannot be read is kept too, without fields. Nobody compared an order's
 * names with the catalogue, so each of them is marked as the visitor's own.
 */
const FIRST_VERSION = `
  INSERT INTO submissions (kind, key, reference, received_at, suspect, email, fields, body)
    SELECT kind, key, iif(place = 1, reference, reference || '-' || hex(randomblob(4))), received_at, suspect,
      lower(coalesce(fields ->> 'email', '')), fields, body
    FROM (
      SELECT *, rowid AS id, row_number() OVER (PARTITION BY reference ORDER BY rowid) AS place,
        CASE WHEN NOT json_valid(body) THEN NULL WHEN kind = 'contact' THEN body ELSE json_set(
          body -> 'record', '$.currency', body ->> '$.lines[0].currency', '$.items',
          (SELECT json_group_array(json_set(value, '$.own', json('true'), '$.unit', '')) FROM json_each(body, '$.lines'))
        ) END AS fields
      FROM first_submissions
    ) ORDER BY id;
  DROP TABLE first_submissions;
`;

const isFirstVersion = async ({ rows }: Statements, { engine }: Dialect): Promise<boolean> =>
  engine === 'sqlite' &&
  (await rows("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'submissions'")).length > 0;

export async function submissionsAndPayments(statements: Statements, dialect: Dialect): Promise<void> {
  const isFirst = await isFirstVersion(statements, dialect);
  if (isFirst)
    await statements.script(
      'ALTER TABLE submissions RENAME TO first_submissions; DROP INDEX order_references;',
    );
  await statements.script(submissions(dialect));
  if (isFirst) await statements.script(FIRST_VERSION);
  await statements.script(others(dialect));
}
