/** Deletes for good: from the tables, and from every file of the database. */
import type { Action, Database, Rows, Value } from './database.ts';
import type { Kind } from './submissions.ts';

/** Tables whose rows belong to a submission, by its reference. */
const BELONGING = ['payments', 'started_payments', 'outbox'];

/** Removes submissions with all that belongs to them, and gives how many. */
export async function remove(rows: Rows, where: string, ...values: readonly Value[]): Promise<number> {
  const references = `SELECT reference FROM submissions WHERE ${where}`;
  for (const table of BELONGING)
    await rows(`DELETE FROM ${table} WHERE reference IN (${references})`, ...values);
  return (await rows(`DELETE FROM submissions WHERE ${where} RETURNING id`, ...values)).length;
}

const MENTIONS = `SELECT reference FROM submissions WHERE replace(lower(body), $1, '') <> lower(body) ORDER BY id`;

export function erasureIn({ write, scrub }: Database) {
  async function erasing<Result>(erase: Action<Result>): Promise<Result> {
    const result = await write(erase);
    await scrub();
    return result;
  }
  return {
    /** How many were deleted, and references of what others wrote with the address in it: a person decides about those. */
    forget: (email: string) =>
      erasing(async (rows) => {
        const deleted = await remove(rows, 'email = $1', email);
        const mentions = await rows<{ reference: string }>(MENTIONS, email);
        return { deleted, mentions: mentions.map(({ reference }) => reference) };
      }),
    /** Everything, or one kind, that came before a moment in ISO 8601. */
    purge: (before: string, kind?: Kind): Promise<number> =>
      erasing((rows) =>
        kind === undefined
          ? remove(rows, 'received_at < $1', before)
          : remove(rows, 'received_at < $1 AND kind = $2', before, kind),
      ),
  };
}
