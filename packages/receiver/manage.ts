/** Runs a command of commands/commands.ts on what DATABASE or DATABASE_URL names. */
import { runCommand, USAGE } from './commands/commands.ts';
import { readSettings } from './settings.schema.ts';
import { visible } from './visible-text.ts';

// Backups are for their owner alone.
process.umask(0o077);
// Whoever reads only the beginning, such as `head`, has read enough.
process.stdout.on('error', () => process.exit(0));

try {
  const read = readSettings(process.env);
  if (!read.ok) throw new Error(read.sentences.join(' '));
  for await (const line of runCommand(read.settings, process.argv.slice(2), Date.now()))
    process.stdout.write(`${line}\n`);
} catch (error) {
  const message = error instanceof Error ? error.message : '';
  console.error(message === USAGE ? USAGE : visible(message));
  process.exitCode = 1;
}
