/** Everything that the receiver stores. */
import type { Database } from './database.ts';
import { erasureIn } from './erasure.ts';
import { outboxIn } from './outbox.ts';
import { paymentsIn } from './payments.ts';
import { submissionsIn, type MailsAbout } from './submissions.ts';

/** A check writes as much as the longest body with its fields: on a disk that is nearly full, a byte proves nothing. */
const ROOM = 'x'.repeat(96 * 1024);

export type Store = ReturnType<typeof storeIn>;

export const storeIn = (
  database: Database,
  mailsAbout: MailsAbout = () => ['received'],
  customerMailsPerHour = 1_000_000,
) => ({
  ...submissionsIn(database, mailsAbout, customerMailsPerHour),
  ...paymentsIn(database),
  ...outboxIn(database),
  ...erasureIn(database),
  /** Rejects where the longest submission could not be written now. */
  check: async () => {
    const write = 'INSERT INTO health VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET room = excluded.room';
    await database.write((rows) => rows(write, ROOM));
  },
  close: database.close,
});
