/** What an operator does with what the receiver keeps: receiver/docs/operations.md has each command. */
import { parseArgs } from 'node:util';
import { backUp, restore } from './backup.ts';
import type { Database } from './database.ts';
import { openExisting, type Place } from './engine.ts';
import { forget, purge } from './erasure.ts';
import { exportLines, type Format } from './export.ts';
import { noteByHand } from './payments/by-hand.ts';
import { resend } from './mail/outbox-rows.ts';
import type { Submission } from './store.ts';
import { singleLine } from './site.ts';

export const USAGE = `COMMAND, on what DATABASE or DATABASE_URL names:
  list                                what has arrived, a line of words for each
  show REFERENCE                      all of one of them, by its reference or order number
  show                                all of all, one JSON object a line
  resend REFERENCE                    tries the mails of it again that nobody took
  export json|csv [--email ADDRESS]   the same for a file; with an address, what one person has sent
  paid ORDER [--note TEXT]            notes that a transfer has arrived, by reference or order number
  refunded ORDER [--note TEXT]        notes that it was paid back
  backup FILE                         a whole copy, while the receiver runs
  restore FILE                        from a backup, where there is no file now
  forget ADDRESS                      deletes what one person has sent, for good
  purge --older-than DAYS [--kind contact|order]
                                      deletes what came earlier, for good`;

const DAY_MS = 24 * 60 * 60 * 1000;

const OPTIONS = {
  email: { type: 'string' },
  'older-than': { type: 'string' },
  kind: { type: 'string' },
  note: { type: 'string' },
} as const;

const address = (text: string): string => singleLine(text).toLowerCase();

const counted = (count: number): string => (count === 1 ? '1 submission' : `${count} submissions`);

type Lines = AsyncIterable<string>;

async function* exported(place: Place, format: Format, isWanted?: (one: Submission) => boolean): Lines {
  await using database = await openExisting(place, true);
  yield* exportLines(database, format, isWanted);
}

async function* shown(place: Place, name: string): Lines {
  const isNamed = ({ reference, fields }: Submission) => reference === name || fields?.orderNumber === name;
  const found = await Array.fromAsync(exported(place, 'details', isNamed));
  if (found.length === 0) throw new Error(`There is nothing of the reference ${name}`);
  yield* found;
}

async function* written(place: Place, write: (database: Database) => Promise<readonly string[]>): Lines {
  await using database = await openExisting(place, false);
  yield* await write(database);
}

async function resent(database: Database, reference: string, now: string) {
  const count = await resend(database, reference, now);
  return [`${count === 1 ? '1 mail is' : `${count} mails are`} tried again`];
}

async function forgotten(database: Database, email: string) {
  const { deleted, mentions } = await forget(database, email);
  const named =
    mentions.length === 0 ? [] : [`The address stands in what others sent: ${mentions.join(', ')}`];
  return [`Deleted ${counted(deleted)}`, ...named];
}

function fileOf({ DATABASE, DATABASE_URL }: Place): string {
  if (DATABASE_URL === undefined) return DATABASE;
  throw new Error(
    'PostgreSQL has commands of its own for this, pg_dump and pg_restore: receiver/docs/operations.md',
  );
}

function cutOff(days: string | undefined, nowMs: number): string {
  if (days === undefined || !/^\d{1,5}$/u.test(days))
    throw new Error('purge needs --older-than and a whole number of days');
  return new Date(nowMs - Number(days) * DAY_MS).toISOString();
}

/** Does it, and gives what is to be printed, line by line. What cannot be done is an error that says so. */
export function runCommand(
  place: Place,
  parameters: readonly string[],
  nowMs: number,
): Lines | readonly string[] {
  const { positionals, values } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: OPTIONS,
  });
  const [command, target = '', ...more] = positionals;
  const { email, kind, note = '' } = values;
  const at = new Date(nowMs).toISOString();
  if (more.length > 0) throw new Error(USAGE);
  if (command === 'list' && target === '') return exported(place, 'list');
  if (command === 'show') return target === '' ? exported(place, 'json') : shown(place, target);
  if (command === 'resend' && target !== '')
    return written(place, (database) => resent(database, target, at));
  if (command === 'export' && (target === 'json' || target === 'csv'))
    return exported(place, target, email === undefined ? undefined : (one) => one.email === address(email));
  if ((command === 'paid' || command === 'refunded') && target !== '')
    return written(place, async (database) => [
      await noteByHand(database, command, target, { note: singleLine(note), at }),
    ]);
  if (command === 'backup' && target !== '')
    return [`${counted(backUp(fileOf(place), target))} in ${target}`];
  if (command === 'restore' && target !== '')
    return [`${counted(restore(target, fileOf(place)))} in ${place.DATABASE}`];
  if (command === 'forget' && target.includes('@'))
    return written(place, (database) => forgotten(database, address(target)));
  if (
    command === 'purge' &&
    target === '' &&
    (kind === undefined || kind === 'contact' || kind === 'order')
  ) {
    const before = cutOff(values['older-than'], nowMs);
    return written(place, async (database) => [`Deleted ${counted(await purge(database, before, kind))}`]);
  }
  throw new Error(USAGE);
}
