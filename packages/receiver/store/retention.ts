/** Deletes once a day, in however many receivers, what led to no contract and is older than the privacy policy allows. */
import type { Database, Rows } from './database.ts';
import { remove } from './erasure.ts';

export interface LastPurge {
  /** ISO 8601. */
  readonly at: string;
  readonly deleted: number;
}

interface Row {
  readonly countedFrom: string;
  readonly at: string | null;
  readonly deleted: number | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

async function lastOf(rows: Rows): Promise<Row | undefined> {
  const [row] = await rows<Row>('SELECT counted_from AS "countedFrom", at, deleted FROM daily_purge');
  return row;
}

/**
 * Whose last message or order came before a moment, and who never paid: a package binds no one before it is paid. What
 * tax law asks for, and what a customer writes besides, is for a person to delete.
 */
const LED_TO_NO_CONTRACT = `
  email IN (SELECT email FROM submissions GROUP BY email HAVING max(received_at) < $1)
  AND NOT EXISTS (SELECT 1 FROM payments WHERE payments.email = submissions.email AND outcome <> 'declined')`;

/** How many days have passed by the clock; nothing where that cannot be, since it was changed. */
function daysSince(row: Row | undefined, nowMs: number): number | undefined {
  const days = (nowMs - Date.parse(row?.countedFrom ?? '')) / DAY_MS;
  return days >= 0 && days < 2 ? Math.floor(days) : undefined;
}

export const retentionIn = ({ read, write }: Database) => ({
  /** Nothing before the first one. */
  lastPurge: async (): Promise<LastPurge | undefined> => {
    const { at, deleted } = (await read(lastOf)) ?? {};
    return typeof at === 'string' && typeof deleted === 'number' ? { at, deleted } : undefined;
  },
  isPurgeDue: async (nowMs: number): Promise<boolean> => daysSince(await read(lastOf), nowMs) !== 0,
  /**
   * How many were deleted, where a day has passed since the last time. A clock that leapt, or was not looked at for two
   * days, deletes nothing: it has to go right for a day first.
   */
  purgeDaily: (nowMs: number, before: string): Promise<number | undefined> =>
    write(async (rows) => {
      const now = new Date(nowMs).toISOString();
      const days = daysSince(await lastOf(rows), nowMs);
      if (days === 0) return undefined;
      if (days === undefined) {
        const counting = `INSERT INTO daily_purge (id, counted_from) VALUES (1, $1)
          ON CONFLICT (id) DO UPDATE SET counted_from = excluded.counted_from`;
        await rows(counting, now);
        return undefined;
      }
      const deleted = await remove(rows, LED_TO_NO_CONTRACT, before);
      await rows('UPDATE daily_purge SET counted_from = $1, at = $1, deleted = $2', now, deleted);
      return deleted;
    }),
});
