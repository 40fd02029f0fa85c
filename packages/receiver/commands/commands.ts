/** The operator's commands. packages/receiver/docs/operations.md explains them. */
import { parseArgs } from 'node:util';
import { formatMoney } from '@site/rules/money/money';
import { pluralise } from '@site/rules/text/plural';
import { cleanSingleLine } from '@site/rules/text/clean-text';
import { DAY_MS } from '@site/rules/time/dates';
import { createCatalogueReader } from '../orders/catalogue.ts';
import { readOrder, getTotal } from '../orders/stored-order.schema.ts';
import { shouldRecord } from '../payments/status.ts';
import { openDatabase } from '../store/open.ts';
import { createStore, type Store } from '../store/store.ts';
import { backUp, createBackupName, isFolder, removeExpiredBackups, restore } from './backup.ts';
import { exportLines, type Format } from './export.ts';
import { checkSetUp, sendTestEmail, type CommandSettings } from './set-up.ts';

export const USAGE = `COMMAND, as packages/receiver/docs/operations.md explains them:
  check
  test-mail ADDRESS
  list
  show REFERENCE
  export json|orders [--email ADDRESS]
  resend REFERENCE
  paid|refunded|cancelled ORDER [--note TEXT]
  backup FILE|FOLDER
  restore FILE
  forget ADDRESS                                     deletes for good
  purge --older-than DAYS [--kind contact|order]     deletes for good`;

const USE_POSTGRES_TOOLS =
  'PostgreSQL has commands of its own for this, pg_dump and pg_restore: packages/receiver/docs/operations.md';

const OPTIONS = {
  email: { type: 'string' },
  'older-than': { type: 'string' },
  kind: { type: 'string' },
  note: { type: 'string' },
} as const;

/** The lines that a command prints. */
type Lines = AsyncIterable<string>;

const normaliseEmail = (email: string) => cleanSingleLine(email).toLowerCase();

async function* showSubmissions(store: Store, referenceOrNumber: string): Lines {
  const submissions = await store.listByReferenceOrNumber(referenceOrNumber);
  if (submissions.length === 0) throw new Error(`Nothing has the reference ${referenceOrNumber}`);
  yield* exportLines(store, 'details', submissions);
}

/** The reasons why an outcome cannot be recorded, as the end of a sentence such as “ORD-1 is …”. */
const REJECTION_REASONS = {
  paid: 'paid or taken back already',
  refunded: 'not paid, or refunded already',
  cancelled: 'paid, which a refund takes back, or cancelled already',
};

async function* recordOutcome(
  store: Store,
  outcome: keyof typeof REJECTION_REASONS,
  referenceOrNumber: string,
  note: string,
  at: string,
): Lines {
  const orders = (await store.listByReferenceOrNumber(referenceOrNumber)).filter(
    ({ kind }) => kind === 'order',
  );
  const [first, second] = orders;
  if (!first) throw new Error(`There is no order ${referenceOrNumber}`);
  const references = orders.map(({ reference }) => reference);
  if (second)
    throw new Error(
      `Several orders have the number ${referenceOrNumber}: name one of ${references.join(', ')}`,
    );
  const { reference } = first;
  const order = readOrder(first);
  const orderLabel = order ? `, ${order.orderNumber}, ${formatMoney(getTotal(order))},` : '';
  if (!shouldRecord(await store.listPaymentRecords(reference), outcome))
    throw new Error(`${reference}${orderLabel} is ${REJECTION_REASONS[outcome]}`);
  await store.recordOutcome({ reference, outcome, at, note: `By hand${note && `: ${note}`}` });
  yield `${reference}${orderLabel} is marked as ${outcome}`;
  if (outcome !== 'paid') yield 'The customer gets no email about this: write to them';
}

async function* eraseSender(store: Store, email: string): Lines {
  const { deletedCount, taxRecords, mentions } = await store.eraseSender(email);
  yield `Deleted ${pluralise(deletedCount, 'submission')}`;
  if (taxRecords.length > 0) yield `Kept, as records of payments for tax: ${taxRecords.join(', ')}`;
  if (mentions.length > 0) yield `Others mentioned the address in what they sent: ${mentions.join(', ')}`;
}

async function* restoreBackup(backup: string, { DATABASE }: CommandSettings): Lines {
  yield `${pluralise(await restore(backup, DATABASE), 'submission')} in ${DATABASE}`;
}

/**
 * Writes a backup to a file, or to a new file in a folder. In a folder, also deletes the older backups that
 * the data processing agreement does not allow. The site's catalogue says how old they may be. If the
 * catalogue cannot be read, the command fails after it has written the backup.
 */
async function* writeBackup(target: string, { DATABASE, CATALOGUE }: CommandSettings, nowMs: number): Lines {
  const file = isFolder(target) ? `${target}/${createBackupName(nowMs)}` : target;
  yield `${pluralise(await backUp(DATABASE, file), 'submission')} in ${file}`;
  if (file === target) return;
  const { retention } = await createCatalogueReader(CATALOGUE)();
  const removedCount = removeExpiredBackups(target, retention.backupDays);
  if (removedCount > 0) yield `Deleted ${pluralise(removedCount, 'older backup')}`;
}

/**
 * Returns the lines that a command prints. The command runs while the lines are read. Errors have a message
 * for the operator.
 */
export function runCommand(settings: CommandSettings, parameters: readonly string[], nowMs: number): Lines {
  const { positionals, values } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: OPTIONS,
  });
  const [command = '', argument = '', ...extraArguments] = positionals;
  const { email, kind, note = '', 'older-than': days = '' } = values;
  const nowIso = new Date(nowMs).toISOString();

  async function* runWithStore(run: (store: Store) => Lines): Lines {
    await using database = await openDatabase(settings, 'command');
    yield* run(createStore(database));
  }
  const exportSubmissions = (format: Format) =>
    runWithStore((store) =>
      exportLines(store, format, store.listSubmissions(email && normaliseEmail(email))),
    );

  function chooseLines(): Lines | undefined {
    switch (command) {
      case 'check':
        return checkSetUp(settings);
      case 'test-mail':
        return argument.includes('@') ? sendTestEmail(settings, normaliseEmail(argument), nowMs) : undefined;
      case 'list':
        return exportSubmissions('list');
      case 'show':
        return runWithStore((store) => showSubmissions(store, argument));
      case 'export':
        return argument === 'json' || argument === 'orders' ? exportSubmissions(argument) : undefined;
      case 'resend':
        return runWithStore(async function* (store) {
          yield `Retrying ${pluralise(await store.requeueFailedEmails(argument, nowIso), 'email')}`;
        });
      case 'paid':
      case 'refunded':
      case 'cancelled':
        return runWithStore((store) =>
          recordOutcome(store, command, argument, cleanSingleLine(note), nowIso),
        );
      case 'backup':
      case 'restore':
        if (settings.DATABASE_URL !== undefined) throw new Error(USE_POSTGRES_TOOLS);
        return command === 'backup'
          ? writeBackup(argument, settings, nowMs)
          : restoreBackup(argument, settings);
      case 'forget':
        return argument.includes('@')
          ? runWithStore((store) => eraseSender(store, normaliseEmail(argument)))
          : undefined;
      case 'purge': {
        if (kind !== undefined && kind !== 'contact' && kind !== 'order') return undefined;
        if (!/^\d{1,5}$/u.test(days)) throw new Error('purge needs --older-than and a whole number of days');
        const before = new Date(nowMs - Number(days) * DAY_MS).toISOString();
        return runWithStore(async function* (store) {
          yield `Deleted ${pluralise(await store.deleteOlderThan(before, kind), 'submission')}`;
        });
      }
      default:
        return undefined;
    }
  }
  const takesNoArgument = ['check', 'list', 'purge'].includes(command);
  const lines =
    takesNoArgument === (argument === '') && extraArguments.length === 0 ? chooseLines() : undefined;
  if (!lines) throw new Error(USAGE);
  return lines;
}
