/** Deletes for good: from the tables, and from every file of the database. */
import type { Database, Statements, Value } from './database.ts';
import type { Kind } from './store.ts';

/** Tables whose rows belong to a submission, by its reference. */
const BELONGING = ['payments', 'started_payments', 'outbox'];

/** Removes submissions with all that belongs to them, and gives how many. */
async function remove({ rows }: Statements, where: string, ...values: readonly Value[]): Promise<number> {
  const references = `SELECT reference FROM submissions WHERE ${where}`;
  for (const table of BELONGING)
    await rows(`DELETE FROM ${table} WHERE reference IN (${references})`, ...values);
  return (await rows(`DELETE FROM submissions WHERE ${where} RETURNING id`, ...values)).length;
}

async function erasing<Result>(
  database: Database,
  erase: (statements: Statements) => Promise<Result>,
): Promise<Result> {
  const result = await database.write(erase);
  await database.scrub();
  return result;
}

const IN_BODY = "replace(lower(body), $1, '') <> lower(body)";

/** What cannot be read has no address of its own: there the body decides. */
const OF_PERSON = `email = $1 OR (fields IS NULL AND ${IN_BODY})`;

/** How many were deleted, and references of what others wrote in which the address stands: a person decides about those. */
export const forget = (database: Database, email: string) =>
  erasing(database, async (statements) => {
    const deleted = await remove(statements, OF_PERSON, email);
    const mentions = await statements.rows(
      `SELECT reference FROM submissions WHERE ${IN_BODY} ORDER BY id`,
      email,
    );
    return { deleted, mentions: mentions.map(({ reference }) => String(reference)) };
  });

/** Everything, or one kind, that came before a moment in ISO 8601. */
export const purge = (database: Database, before: string, kind?: Kind): Promise<number> =>
  erasing(database, (statements) =>
    kind === undefined
      ? remove(statements, 'received_at < $1', before)
      : remove(statements, 'received_at < $1 AND kind = $2', before, kind),
  );
