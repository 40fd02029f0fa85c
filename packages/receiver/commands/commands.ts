/** What an operator does with what the receiver stores: packages/receiver/docs/operations.md has each command. */
import { parseArgs } from 'node:util';
import { catalogueFrom } from '../orders/catalogue.ts';
import { orderIn } from '../orders/stored-order.schema.ts';
import { noteByHand } from '../payments/by-hand.ts';
import { formatMoney, money } from '@site/rules/money/money';
import { singleLine } from '@site/rules/text/typed-text';
import { openDatabase, type Place } from '../store/open.ts';
import { storeIn, type Store } from '../store/store.ts';
import type { Submission } from '../store/submissions.ts';
import { backUp, restore } from './backup.ts';
import { backupIn, isFolder, removeExpired } from './backup-folder.ts';
import { exportLines, exportTo, type Format } from './export.ts';
import { check, testMail, type CommandSettings } from './set-up.ts';

export const USAGE = `COMMAND, on what DATABASE or DATABASE_URL names:
  check [FOLDER]                      what still waits before it serves a company; the folder is the backups'
  test-mail ADDRESS                   sends one, and says what the mail server said
  list                                what has arrived, a line of words for each
  show REFERENCE                      all of one of them, by its reference or order number
  show                                all of all, one JSON object a line
  resend REFERENCE                    tries the mails of it again that no one took
  export json|csv [--out FILE] [--email ADDRESS]
                                      the same, into a file for you alone; with an address, what one person has sent
  paid ORDER [--note TEXT]            notes that a transfer has arrived, by reference or order number
  refunded ORDER [--note TEXT]        notes that it was paid back
  backup FILE                         a whole copy, while the receiver runs
  backup FOLDER                       one that is named for the time; deletes those that are too old
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
  out: { type: 'string' },
} as const;

type Lines = AsyncIterable<string> | readonly string[];

const address = (text: string): string => singleLine(text).toLowerCase();

const counted = (count: number): string => (count === 1 ? '1 submission' : `${count} submissions`);

async function* show(store: Store, name: string) {
  const found = await store.findNamed(name);
  if (found.length === 0) throw new Error(`There is nothing of the reference ${name}`);
  yield* exportLines(store, 'details', found);
}

async function orderNamed(store: Store, name: string): Promise<Submission> {
  const named = (await store.findNamed(name)).filter(({ kind }) => kind === 'order');
  const [first, ...others] = named;
  if (!first) throw new Error(`There is no order ${name}`);
  if (others.length === 0) return first;
  const references = named.map(({ reference }) => reference).join(', ');
  throw new Error(`Several orders have the number ${name}: name one of ${references}`);
}

async function noted(
  store: Store,
  outcome: 'paid' | 'refunded',
  name: string,
  { note, at }: { readonly note: string; readonly at: string },
): Promise<string> {
  const found = await orderNamed(store, name);
  const { reference } = found;
  const order = orderIn(found);
  const sum = order && `, ${order.orderNumber}, ${formatMoney(money(order.total, order.currency))},`;
  if (!(await noteByHand(store, reference, { outcome, note, at }))) {
    const state = outcome === 'paid' ? 'paid or taken back already' : 'not paid, or refunded already';
    throw new Error(`${reference}${sum ?? ''} is ${state}`);
  }
  return `${reference}${sum ?? ''} is noted as ${outcome}`;
}

async function forget(store: Store, email: string): Promise<readonly string[]> {
  const { deleted, mentions } = await store.forget(email);
  const named = mentions.length === 0 ? [] : [`The address is in what others sent: ${mentions.join(', ')}`];
  return [`Deleted ${counted(deleted)}`, ...named];
}

function fileOf({ DATABASE, DATABASE_URL }: Place): string {
  if (DATABASE_URL === undefined) return DATABASE;
  throw new Error(
    'PostgreSQL has commands of its own for this, pg_dump and pg_restore: packages/receiver/docs/operations.md',
  );
}

function cutOff(days: string | undefined, nowMs: number): string {
  if (days === undefined || !/^\d{1,5}$/u.test(days))
    throw new Error('purge needs --older-than and a whole number of days');
  return new Date(nowMs - Number(days) * DAY_MS).toISOString();
}

async function* using(place: Place, use: 'read' | 'write', act: (store: Store) => Lines | Promise<Lines>) {
  await using database = await openDatabase(place, use);
  yield* await act(storeIn(database));
}

async function* fileOfMany(file: string, write: () => Promise<number>) {
  yield `${counted(await write())} in ${file}`;
}

/** A backup of its own name; then older ones go, after the days that the site's Data Processing Addendum names. */
async function* backedUpInto(folder: string, place: Place & CommandSettings, nowMs: number) {
  const file = backupIn(folder, nowMs);
  yield* fileOfMany(file, () => backUp(fileOf(place), file));
  const { retention } = await catalogueFrom(place.CATALOGUE)();
  const removed = retention ? removeExpired(folder, retention.backupDays) : 0;
  if (removed > 0) yield `Deleted ${removed === 1 ? '1 older backup' : `${removed} older backups`}`;
}

/** Does it, and gives what is to be printed, line by line. What cannot be done is an error that says so. */
export function runCommand(
  place: Place & CommandSettings,
  parameters: readonly string[],
  nowMs: number,
): Lines {
  const { positionals, values } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: OPTIONS,
  });
  const [command, target = '', ...more] = positionals;
  const { email, kind, note = '', 'older-than': days, out } = values;
  const at = new Date(nowMs).toISOString();
  const exported = (format: Format) =>
    using(place, 'read', (store) =>
      exportLines(store, format, store.everySubmission(email === undefined ? undefined : address(email))),
    );
  const written = (write: (store: Store) => Promise<readonly string[]>) => using(place, 'write', write);

  if (more.length > 0 || (out !== undefined && command !== 'export')) throw new Error(USAGE);
  if (command === 'check') return check(place, target, nowMs);
  if (target === '') {
    if (command === 'list') return exported('list');
    if (command === 'show') return exported('json');
    if (command === 'purge' && (kind === undefined || kind === 'contact' || kind === 'order')) {
      const before = cutOff(days, nowMs);
      return written(async (store) => [`Deleted ${counted(await store.purge(before, kind))}`]);
    }
    throw new Error(USAGE);
  }
  if (command === 'test-mail' && target.includes('@')) return testMail(place, address(target), nowMs);
  if (command === 'show') return using(place, 'read', (store) => show(store, target));
  if (command === 'export' && (target === 'json' || target === 'csv')) {
    const lines = exported(target);
    return out === undefined ? lines : fileOfMany(out, () => exportTo(out, target, lines));
  }
  if (command === 'resend')
    return written(async (store) => {
      const count = await store.resend(target, at);
      return [`${count === 1 ? '1 mail is' : `${count} mails are`} tried again`];
    });
  if (command === 'paid' || command === 'refunded')
    return written(async (store) => [await noted(store, command, target, { note: singleLine(note), at })]);
  if (command === 'forget' && target.includes('@')) return written((store) => forget(store, address(target)));
  if (command === 'backup') {
    const database = fileOf(place);
    if (!isFolder(target)) return fileOfMany(target, () => backUp(database, target));
    return backedUpInto(target, place, nowMs);
  }
  if (command === 'restore') {
    const database = fileOf(place);
    return fileOfMany(database, () => restore(target, database));
  }
  throw new Error(USAGE);
}
