/** Deletes submissions for good: from the tables, and by `scrub` from the files of the database. */
import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS } from '@site/rules/time/dates';
import type { Database, Query, SqlValue } from './database.ts';
import { selectReferences, type SubmissionKind } from './rows.ts';

/**
 * The number of submissions that one transaction deletes. Other processes can write during the pause between
 * two transactions.
 */
const DELETION_BATCH_SIZE = 100;
const PAUSE_BETWEEN_BATCHES_MS = 50;

const MONEY_MOVED_SQL = "SELECT 1 FROM payments WHERE outcome NOT IN ('declined', 'cancelled')";

/**
 * True for orders that tax law requires us to keep for some years (`contractYears` in content/policies.yaml).
 * After these years, the operator deletes them with the command `purge`.
 */
const IS_TAX_RECORD_SQL = `EXISTS (${MONEY_MOVED_SQL} AND payments.reference = submissions.reference)`;

/**
 * True for submissions of people who never paid, and whose last message or order came before the time `$1`.
 * Without a payment there is no contract. The operator deletes other submissions by command.
 */
const IS_EXPIRED_ENQUIRY_SQL = `
  email IN (SELECT email FROM submissions GROUP BY email HAVING max(received_at) < $1)
  AND NOT EXISTS (${MONEY_MOVED_SQL} AND payments.email = submissions.email)`;

/** Deletes a batch of submissions, and everything about them. Returns the number of submissions. */
async function deleteBatch(query: Query, condition: string, values: readonly SqlValue[]) {
  const batch = await selectReferences(
    query,
    `submissions WHERE ${condition} ORDER BY id LIMIT ${DELETION_BATCH_SIZE}`,
    ...values,
  );
  for (const reference of batch)
    for (const table of ['payments', 'started_payments', 'outbox', 'submissions'])
      await query(`DELETE FROM ${table} WHERE reference = $1`, reference);
  return batch.length;
}

/**
 * Returns the time, in ISO 8601, of the last daily purge by any receiver, or null before the first purge. A
 * purge that only recorded its time counts as well.
 */
async function findLastPurge(query: Query): Promise<string | null> {
  const [lastPurge] = await query<{ at: string }>('SELECT at FROM daily_purge');
  return lastPurge?.at ?? null;
}

export function createErasure({ query, write, scrub }: Database) {
  async function deleteInBatches(condition: string, ...values: readonly SqlValue[]) {
    let deletedCount = 0;
    let count: number;
    do {
      count = await write((query) => deleteBatch(query, condition, values));
      deletedCount += count;
      await pause(PAUSE_BETWEEN_BATCHES_MS);
    } while (count === DELETION_BATCH_SIZE);
    await scrub();
    return deletedCount;
  }
  const listReferences = (condition: string, email: string) =>
    selectReferences(query, `submissions WHERE ${condition} ORDER BY id`, email);
  return {
    /**
     * Deletes the submissions of an address, except tax records. Returns the number of deleted submissions,
     * and the references of those that stay.
     */
    eraseSender: async (email: string) => ({
      deletedCount: await deleteInBatches(`email = $1 AND NOT ${IS_TAX_RECORD_SQL}`, email),
      taxRecords: await listReferences('email = $1', email),
      /** Other people's submissions that contain the address. The operator has to look at each of them. */
      mentions: await listReferences("email <> $1 AND replace(lower(body), $1, '') <> lower(body)", email),
    }),
    /**
     * Deletes the submissions, of both kinds or of one, that came before a time in ISO 8601. Deletes tax
     * records too.
     */
    deleteOlderThan: (before: string, kind?: SubmissionKind) =>
      deleteInBatches('received_at < $1 AND kind = coalesce($2, kind)', before, kind ?? null),
    findLastPurge: () => findLastPurge(query),
    /**
     * Deletes old submissions if a day has passed since the last purge. Returns the number of deleted
     * submissions. Returns undefined if no purge was due, or if the clock may be wrong.
     */
    purgeDaily: async (nowMs: number, before: string): Promise<number | undefined> => {
      const isDue = await write(async (query) => {
        // This is NaN if there was no purge, so both comparisons below are false.
        const daysSincePurge = (nowMs - Date.parse((await findLastPurge(query)) ?? '')) / DAY_MS;
        if (daysSincePurge >= 0 && daysSincePurge < 1) return false;
        // The time is recorded before the deletion, so that only one of several receivers deletes.
        const recordPurgeSql =
          'INSERT INTO daily_purge VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at';
        await query(recordPurgeSql, new Date(nowMs).toISOString());
        // If the last purge is dated in the future, was two or more days ago, or never took place, the clock
        // may be wrong, so nothing is deleted.
        return daysSincePurge >= 1 && daysSincePurge < 2;
      });
      return isDue ? deleteInBatches(IS_EXPIRED_ENQUIRY_SQL, before) : undefined;
    },
  };
}
