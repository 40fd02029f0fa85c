/** Runs a command of commands/commands.ts on the database that the settings name. */
import { runCommand, USAGE } from './commands/commands.ts';
import { readSettings } from './settings.schema.ts';
import { visible } from './visible-text.ts';

// Backups may be read by their owner only.
process.umask(0o077);
// A reader such as `head` closes the pipe once it has read enough.
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
