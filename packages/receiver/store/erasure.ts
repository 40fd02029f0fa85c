/** Deletes for good: from the tables, and from every file of the database. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Rows, Value } from './database.ts';
import type { Kind } from './rows.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** So many are deleted at once, and between two times others write. */
const PIECE = 100;
const PAUSE_MS = 50;

/** Tables whose rows belong to a submission, by its reference. */
const BELONGING = ['payments', 'started_payments', 'outbox'];

async function remove(rows: Rows, where: string, ...values: readonly Value[]): Promise<number> {
  const references = `SELECT reference FROM submissions WHERE ${where}`;
  for (const table of BELONGING)
    await rows(`DELETE FROM ${table} WHERE reference IN (${references})`, ...values);
  return (await rows(`DELETE FROM submissions WHERE ${where} RETURNING id`, ...values)).length;
}

const MONEY_MOVED = "SELECT 1 FROM payments WHERE outcome NOT IN ('declined', 'cancelled')";

/** Tax law wants such orders kept for years. `purge` is for what it no longer asks for. */
const IS_RECORD = `EXISTS (${MONEY_MOVED} AND payments.reference = submissions.reference)`;

/**
 * Whose last message or order came before a moment, and who never paid: a package binds no one before it is paid. What
 * tax law asks for, and what a customer writes besides, is for a person to delete.
 */
const LED_TO_NO_CONTRACT = `
  email IN (SELECT email FROM submissions GROUP BY email HAVING max(received_at) < $1)
  AND NOT EXISTS (${MONEY_MOVED} AND payments.email = submissions.email)`;

/** The last day on which what is old was deleted, in however many receivers, in ISO 8601. */
async function lastPurge(rows: Rows) {
  const [last] = await rows<{ at: string; deleted: number }>('SELECT at, deleted FROM daily_purge');
  return last;
}

export function erasureIn({ read, write, scrub }: Database) {
  async function erase(where: string, ...values: readonly Value[]): Promise<number> {
    const next = `id IN (SELECT id FROM submissions WHERE ${where} ORDER BY id LIMIT ${PIECE})`;
    let deleted = 0;
    for (let count = PIECE; count === PIECE; deleted += count) {
      count = await write((rows) => remove(rows, next, ...values));
      await pause(PAUSE_MS);
    }
    await scrub();
    return deleted;
  }
  const referencesOf = async (where: string, email: string) => {
    const named = `SELECT reference FROM submissions WHERE ${where} ORDER BY id`;
    const found = await read((rows) => rows<{ reference: string }>(named, email));
    return found.map(({ reference }) => reference);
  };
  return {
    /**
     * How many were deleted; which orders stay, as records for tax; and references of what others wrote with the address
     * in it: a person decides about those.
     */
    forget: async (email: string) => ({
      deleted: await erase(`email = $1 AND NOT ${IS_RECORD}`, email),
      records: await referencesOf('email = $1', email),
      mentions: await referencesOf("email <> $1 AND replace(lower(body), $1, '') <> lower(body)", email),
    }),
    /** Everything, or one kind, that came before a moment in ISO 8601. */
    purge: (before: string, kind?: Kind): Promise<number> =>
      erase('received_at < $1 AND kind = coalesce($2, kind)', before, kind ?? null),
    lastPurge: () => read(lastPurge),
    /**
     * How many were deleted, where a day has passed since the last time. A clock that leapt, or was not looked at for two
     * days, deletes nothing: it has to go right for a day first. The day is noted before, so that of several receivers one
     * deletes.
     */
    purgeDaily: async (nowMs: number, before: string): Promise<number | undefined> => {
      const isDue = await write(async (rows) => {
        const last = await lastPurge(rows);
        const days = (nowMs - Date.parse(last?.at ?? '')) / DAY_MS;
        if (days >= 0 && days < 1) return false;
        await rows(
          `INSERT INTO daily_purge VALUES (1, $1, 0)
           ON CONFLICT (id) DO UPDATE SET at = excluded.at, deleted = excluded.deleted`,
          new Date(nowMs).toISOString(),
        );
        return days >= 1 && days < 2;
      });
      if (!isDue) return undefined;
      const deleted = await erase(LED_TO_NO_CONTRACT, before);
      await write((rows) => rows('UPDATE daily_purge SET deleted = $1', deleted));
      return deleted;
    },
  };
}
