/** Combines the stores of submissions, payments and emails. */
import type { Database } from './database.ts';
import { createErasure } from './erasure.ts';
import { createOutbox } from './outbox.ts';
import { createPaymentStore } from './payments.ts';
import { createSubmissionStore, type ChooseEmails } from './submissions.ts';

/**
 * A string as long as the longest submission. With a shorter string, checkWritable() could succeed by chance
 * on a nearly full disk.
 */
const LONGEST_SUBMISSION = 'x'.repeat(96 * 1024);

export type Store = ReturnType<typeof createStore>;

export const createStore = (
  database: Database,
  chooseEmails: ChooseEmails = () => ['received'],
  maxInvoicesPerHour = 1_000_000,
) => ({
  ...createSubmissionStore(database, chooseEmails, maxInvoicesPerHour),
  ...createPaymentStore(database),
  ...createOutbox(database),
  ...createErasure(database),
  /** Rejects if the longest submission could not be written now. */
  checkWritable: () =>
    database.write((query) =>
      query(
        'INSERT INTO health VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET room = excluded.room',
        LONGEST_SUBMISSION,
      ),
    ),
  close: database.close,
});
