/** Payments with providers, and what becomes of them, with words for people. */
import type { Dialect, Statements } from '../database.ts';

export const providers = ({ script }: Statements, { counted, strict }: Dialect): Promise<void> =>
  script(`
    ALTER TABLE payments RENAME TO earlier_payments;
    DROP INDEX paid_once;
    CREATE TABLE payments (
      id ${counted},
      reference TEXT NOT NULL,
      outcome TEXT NOT NULL CHECK (outcome IN ('paid', 'declined', 'reversed', 'refunded', 'differs')),
      note TEXT NOT NULL,
      at TEXT NOT NULL
    ) ${strict};
    CREATE UNIQUE INDEX paid_once ON payments (reference) WHERE outcome = 'paid';
    INSERT INTO payments (reference, outcome, note, at)
      SELECT reference, outcome, '', at FROM earlier_payments ORDER BY at;
    DROP TABLE earlier_payments;
    CREATE TABLE started_payments (
      reference TEXT PRIMARY KEY,
      provider TEXT NOT NULL,
      provider_id TEXT NOT NULL,
      own_id TEXT NOT NULL,
      address TEXT NOT NULL,
      currency TEXT NOT NULL,
      total TEXT NOT NULL,
      at TEXT NOT NULL,
      UNIQUE (provider, provider_id)
    ) ${strict};
  `);
