/** Deletes for good: from the tables, and from every file of the database. */
import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS } from '@site/rules/time/dates';
import type { Database, Query, Value } from './database.ts';
import { findReferences, type SubmissionKind } from './rows.ts';

/** The submissions that one transaction deletes. Between two transactions others can write. */
const BATCH_SIZE = 100;
const PAUSE_MS = 50;

const MONEY_MOVED_SQL = "SELECT 1 FROM payments WHERE outcome NOT IN ('declined', 'cancelled')";

/**
 * Selects orders that tax law requires to be kept for years. After those years the command `purge` deletes
 * the orders.
 */
const IS_TAX_RECORD_SQL = `EXISTS (${MONEY_MOVED_SQL} AND payments.reference = submissions.reference)`;

/**
 * Selects people whose last message or order came before a time, and who never paid. Before the payment there
 * is no contract. The operator has to delete other submissions by hand.
 */
const LED_TO_NO_CONTRACT_SQL = `
  email IN (SELECT email FROM submissions GROUP BY email HAVING max(received_at) < $1)
  AND NOT EXISTS (${MONEY_MOVED_SQL} AND payments.email = submissions.email)`;

async function deleteBatch(query: Query, condition: string, values: readonly Value[]): Promise<number> {
  const batch = await findReferences(
    query,
    `submissions WHERE ${condition} ORDER BY id LIMIT ${BATCH_SIZE}`,
    ...values,
  );
  for (const reference of batch)
    for (const table of ['payments', 'started_payments', 'outbox', 'submissions'])
      await query(`DELETE FROM ${table} WHERE reference = $1`, reference);
  return batch.length;
}

/** Finds the time of the last daily purge by any of several receivers, in ISO 8601. */
async function findLastPurge(query: Query): Promise<string | null> {
  const [last] = await query<{ at: string }>('SELECT at FROM daily_purge');
  return last?.at ?? null;
}

export function createErasure({ query, write, scrub }: Database) {
  async function deleteMatching(condition: string, ...values: readonly Value[]): Promise<number> {
    let deletedCount = 0;
    let count: number;
    do {
      count = await write((query) => deleteBatch(query, condition, values));
      deletedCount += count;
      await pause(PAUSE_MS);
    } while (count === BATCH_SIZE);
    await scrub();
    return deletedCount;
  }
  const listReferences = (condition: string, email: string) =>
    findReferences(query, `submissions WHERE ${condition} ORDER BY id`, email);
  return {
    /**
     * Deletes the submissions of an address. Returns their number, the orders that stay as tax records, and
     * the references of other people's submissions that contain the address. The operator has to look at
     * those submissions.
     */
    eraseSender: async (email: string) => ({
      deletedCount: await deleteMatching(`email = $1 AND NOT ${IS_TAX_RECORD_SQL}`, email),
      records: await listReferences('email = $1', email),
      mentions: await listReferences("email <> $1 AND replace(lower(body), $1, '') <> lower(body)", email),
    }),
    /**
     * Deletes the submissions that came before a time in ISO 8601: all submissions, or only the submissions
     * of one kind.
     */
    purge: (before: string, kind?: SubmissionKind): Promise<number> =>
      deleteMatching('received_at < $1 AND kind = coalesce($2, kind)', before, kind ?? null),
    findLastPurge: () => findLastPurge(query),
    /**
     * Deletes old submissions if a day has passed since the last purge. Returns the number of deleted
     * submissions. If the last deletion was in the future, two or more days ago, or never, only records the
     * time, because the clock may be wrong. The time is recorded before anything is deleted, so only one of
     * several receivers deletes.
     */
    purgeDaily: async (nowMs: number, before: string): Promise<number | undefined> => {
      const isDue = await write(async (query) => {
        const days = (nowMs - Date.parse((await findLastPurge(query)) ?? '')) / DAY_MS;
        if (days >= 0 && days < 1) return false;
        const recordPurgeSql =
          'INSERT INTO daily_purge VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at';
        await query(recordPurgeSql, new Date(nowMs).toISOString());
        return days >= 1 && days < 2;
      });
      return isDue ? deleteMatching(LED_TO_NO_CONTRACT_SQL, before) : undefined;
    },
  };
}
