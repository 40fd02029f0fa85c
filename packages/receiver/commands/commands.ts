/** What an operator does with what the receiver stores: packages/receiver/docs/operations.md has each command. */
import { parseArgs } from 'node:util';
import { formatMoney, money } from '@site/rules/money/money';
import { singleLine } from '@site/rules/text/typed-text';
import { catalogueFrom } from '../orders/catalogue.ts';
import { orderIn } from '../orders/stored-order.schema.ts';
import { shouldRecord } from '../payments/standing.ts';
import { counted } from '../retention.ts';
import { openDatabase, type DatabaseSettings } from '../store/open.ts';
import type { Submission } from '../store/rows.ts';
import { createStore, type Store } from '../store/store.ts';
import { backUp, backupIn, isFolder, removeExpired, restore } from './backup.ts';
import { exportLines, type Format } from './export.ts';
import { check, testMail, type CommandSettings } from './set-up.ts';

export const USAGE = `COMMAND, on what DATABASE or DATABASE_URL names:
  check [FOLDER]                      what still waits before it serves a company; the folder is the backups'
  test-mail ADDRESS                   sends one, and says what the mail server said
  list                                what has arrived, a line of words for each
  show REFERENCE                      all of one of them, by its reference or order number
  show                                all of all, one JSON object a line
  export json [--email ADDRESS]       the same, or what one person has sent
  export orders|messages [--email ADDRESS]
                                      one kind, a line for each, for a spreadsheet
  resend REFERENCE                    tries the mails of it again that no one took
  paid ORDER [--note TEXT]            notes that a transfer has arrived, by reference or order number
  refunded ORDER [--note TEXT]        notes that it was paid back
  cancelled ORDER [--note TEXT]       notes that it is off: nothing is to be paid for it
  backup FILE                         a whole copy, while the receiver runs
  backup FOLDER                       one that is named for the time; deletes those that are too old
  restore FILE                        from a backup, where there is no file now
  forget ADDRESS                      deletes what one person has sent but paid orders, for good
  purge --older-than DAYS [--kind contact|order]
                                      deletes what came earlier, for good`;

const DAY_MS = 24 * 60 * 60 * 1000;

const OPTIONS = {
  email: { type: 'string' },
  'older-than': { type: 'string' },
  kind: { type: 'string' },
  note: { type: 'string' },
} as const;

type Lines = AsyncIterable<string>;

const address = (text: string): string => singleLine(text).toLowerCase();

async function* show(store: Store, name: string): Lines {
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

/** What a person notes of an order, and how an order stands of which it cannot be noted. */
const NOTABLE = {
  paid: 'paid or taken back already',
  refunded: 'not paid, or refunded already',
  cancelled: 'paid, which a refund takes back, or cancelled already',
};

async function* noted(
  store: Store,
  outcome: keyof typeof NOTABLE,
  name: string,
  { note, at }: { readonly note: string; readonly at: string },
): Lines {
  const found = await orderNamed(store, name);
  const order = orderIn(found);
  const sum = order ? `, ${order.orderNumber}, ${formatMoney(money(order.total, order.currency))},` : '';
  const { reference } = found;
  if (!shouldRecord(await store.payments(reference), outcome))
    throw new Error(`${reference}${sum} is ${NOTABLE[outcome]}`);
  await store.notePayment({ reference, outcome, at, note: note === '' ? 'By hand' : `By hand: ${note}` });
  yield `${reference}${sum} is noted as ${outcome}`;
  if (outcome !== 'paid') yield 'The customer gets no mail about this: write to them';
}

async function* forget(store: Store, email: string): Lines {
  const { deleted, records, mentions } = await store.forget(email);
  yield `Deleted ${counted(deleted)}`;
  if (records.length > 0) yield `Kept, as records of payments for tax: ${records.join(', ')}`;
  if (mentions.length > 0) yield `The address is in what others sent: ${mentions.join(', ')}`;
}

function cutOff(days: string | undefined, nowMs: number): string {
  if (days === undefined || !/^\d{1,5}$/u.test(days))
    throw new Error('purge needs --older-than and a whole number of days');
  return new Date(nowMs - Number(days) * DAY_MS).toISOString();
}

/** A backup of a name for the time is followed by the end of those that the site's agreement with customers calls too old. */
async function* copied(
  command: 'backup' | 'restore',
  target: string,
  place: DatabaseSettings & CommandSettings,
  nowMs: number,
): Lines {
  const { DATABASE: database, DATABASE_URL, CATALOGUE } = place;
  if (DATABASE_URL !== undefined)
    throw new Error(
      'PostgreSQL has commands of its own for this, pg_dump and pg_restore: packages/receiver/docs/operations.md',
    );
  if (command === 'restore') {
    yield `${counted(await restore(target, database))} in ${database}`;
    return;
  }
  const file = isFolder(target) ? backupIn(target, nowMs) : target;
  yield `${counted(await backUp(database, file))} in ${file}`;
  if (file === target) return;
  const { retention } = await catalogueFrom(CATALOGUE)();
  const removed = retention ? removeExpired(target, retention.backupDays) : 0;
  if (removed > 0) yield `Deleted ${removed === 1 ? '1 older backup' : `${removed} older backups`}`;
}

/** Does it, and gives what is to be printed, line by line. What cannot be done is an error that says so. */
export function runCommand(
  place: DatabaseSettings & CommandSettings,
  parameters: readonly string[],
  nowMs: number,
): Lines {
  const { positionals, values } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: OPTIONS,
  });
  const [command, target = '', ...more] = positionals;
  const { email, kind, note = '', 'older-than': days } = values;
  const at = new Date(nowMs).toISOString();
  async function* using(use: 'read' | 'write', act: (store: Store) => Lines): Lines {
    await using database = await openDatabase(place, use);
    yield* act(createStore(database));
  }
  const exported = (format: Format) =>
    using('read', (store) =>
      exportLines(store, format, store.everySubmission(email === undefined ? undefined : address(email))),
    );

  if (more.length > 0) throw new Error(USAGE);
  if (command === 'check') return check(place, target, nowMs);
  if (command === 'list' && target === '') return exported('list');
  if (command === 'show' && target === '') return exported('json');
  const isKind = kind === undefined || kind === 'contact' || kind === 'order';
  if (command === 'purge' && target === '' && isKind) {
    const before = cutOff(days, nowMs);
    return using('write', async function* (store) {
      yield `Deleted ${counted(await store.purge(before, kind))}`;
    });
  }
  if (target === '') throw new Error(USAGE);
  if (command === 'test-mail' && target.includes('@')) return testMail(place, address(target), nowMs);
  if (command === 'show') return using('read', (store) => show(store, target));
  if (command === 'export' && (target === 'json' || target === 'orders' || target === 'messages'))
    return exported(target);
  if (command === 'resend')
    return using('write', async function* (store) {
      const count = await store.resend(target, at);
      yield `${count === 1 ? '1 mail is' : `${count} mails are`} tried again`;
    });
  if (command === 'paid' || command === 'refunded' || command === 'cancelled')
    return using('write', (store) => noted(store, command, target, { note: singleLine(note), at }));
  if (command === 'forget' && target.includes('@'))
    return using('write', (store) => forget(store, address(target)));
  if (command === 'backup' || command === 'restore') return copied(command, target, place, nowMs);
  throw new Error(USAGE);
}
