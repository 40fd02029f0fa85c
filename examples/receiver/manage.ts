/** What an operator does with the receiver's file: docs/operations.md has each command. */
import { parseArgs } from 'node:util';
import { singleLine } from '../../src/domain/text/typed-text.ts';
import { backUp, restore } from './backup.ts';
import { forget, purge } from './erasure.ts';
import { exportLines, type Format } from './export.ts';
import { readSettings } from './settings.schema.ts';
import { sqliteReader } from './sqlite-reader.ts';
import { visible } from './visible-text.ts';

const USAGE = `node examples/receiver/manage.ts COMMAND, on the file that DATABASE names:
  show                                what has arrived, one JSON object a line
  export json|csv [--email ADDRESS]   the same for a file; with an address, what one person has sent
  backup FILE                         a whole copy, while the receiver runs
  restore FILE                        from a backup, where there is no file now
  forget ADDRESS                      deletes what one person has sent, for good
  purge --older-than DAYS [--kind contact|order]
                                      deletes what came earlier, for good`;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Something that the operator can put right; anything else is a fault of ours. */
class Refused extends Error {}

const address = (text: string): string => singleLine(text).toLowerCase();

const counted = (count: number): string => (count === 1 ? '1 submission' : `${count} submissions`);

function print(database: string, format: Format, email?: string): void {
  const reader = sqliteReader(database);
  try {
    for (const line of exportLines(reader, format, email)) process.stdout.write(`${line}\n`);
  } finally {
    reader.close();
  }
}

function cutOff(days: string | undefined): string {
  if (days === undefined || !/^\d{1,6}$/u.test(days))
    throw new Refused('purge needs --older-than and a whole number of days');
  return new Date(Date.now() - Number(days) * DAY_MS).toISOString();
}

function run(database: string, parameters: readonly string[]): void {
  const { positionals, values } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: { email: { type: 'string' }, 'older-than': { type: 'string' }, kind: { type: 'string' } },
  });
  const [command, target = '', ...more] = positionals;
  const { kind } = values;
  if (more.length > 0) throw new Refused(USAGE);
  if (command === 'show' && target === '') print(database, 'json');
  else if (command === 'export' && (target === 'json' || target === 'csv'))
    print(database, target, values.email === undefined ? undefined : address(values.email));
  else if (command === 'backup' && target !== '')
    console.log(`${counted(backUp(database, target))} in ${target}`);
  else if (command === 'restore' && target !== '')
    console.log(`${counted(restore(target, database))} in ${database}`);
  else if (command === 'forget' && target.includes('@')) {
    const { deleted, mentions } = forget(database, address(target));
    console.log(`Deleted ${counted(deleted)}`);
    if (mentions.length > 0) console.log(`The address stands in what others sent: ${mentions.join(', ')}`);
  } else if (command === 'purge' && (kind === undefined || kind === 'contact' || kind === 'order'))
    console.log(`Deleted ${counted(purge(database, cutOff(values['older-than']), kind))}`);
  else throw new Refused(USAGE);
}

process.umask(0o077);
// Whoever reads only the beginning, such as `head`, has read enough.
process.stdout.on('error', () => process.exit(0));
const read = readSettings(process.env);
try {
  if (!read.ok) throw new Refused(read.sentences.join('\n'));
  run(read.settings.DATABASE, process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Refused ? error.message : visible(error instanceof Error ? error.message : ''));
  process.exitCode = 1;
}
