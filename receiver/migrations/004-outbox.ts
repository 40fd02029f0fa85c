/** Mails that are to be sent, that were, and that nobody takes. Nothing of their words: those follow from what is kept. */
import type { Dialect, Statements } from '../database.ts';

export const outbox = ({ script }: Statements, { counted, strict }: Dialect): Promise<void> =>
  script(`
    CREATE TABLE outbox (
      id ${counted},
      reference TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('received', 'paid', 'invoice', 'confirmation')),
      message_id TEXT NOT NULL,
      created_at TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'failed')),
      at TEXT NOT NULL,
      attempts INTEGER NOT NULL,
      error TEXT NOT NULL,
      UNIQUE (reference, kind)
    ) ${strict};
    CREATE INDEX outbox_waiting ON outbox (id) WHERE state = 'waiting';
  `);
