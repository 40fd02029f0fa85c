/** Which kinds of mails there are is for the code to say: a table that names them would have to be made anew for each. */
import type { Dialect, Statements } from '../database.ts';

export const mailKinds = ({ script }: Statements, { counted, strict }: Dialect): Promise<void> =>
  script(`
    ALTER TABLE outbox RENAME TO earlier_outbox;
    DROP INDEX outbox_waiting;
    CREATE TABLE outbox (
      id ${counted},
      reference TEXT NOT NULL,
      kind TEXT NOT NULL,
      message_id TEXT NOT NULL,
      created_at TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'failed')),
      at TEXT NOT NULL,
      attempts INTEGER NOT NULL,
      error TEXT NOT NULL,
      UNIQUE (reference, kind)
    ) ${strict};
    CREATE INDEX outbox_waiting ON outbox (id) WHERE state = 'waiting';
    INSERT INTO outbox (reference, kind, message_id, created_at, state, at, attempts, error)
      SELECT reference, kind, message_id, created_at, state, at, attempts, error FROM earlier_outbox ORDER BY id;
    DROP TABLE earlier_outbox;
  `);
