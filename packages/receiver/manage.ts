/** Runs a command of commands/commands.ts on the database that the settings name. */
import { runCommand } from './commands/commands.ts';
import { readSettings } from './settings.schema.ts';
import { escapeInvisibleExceptLineBreaks } from './visible-text.ts';

// Backups contain personal data, so only their owner may read them.
process.umask(0o077);
// A program that reads the output, such as `head`, closes the pipe once it has read enough.
process.stdout.on('error', () => process.exit(0));

try {
  const settings = readSettings(process.env);
  for await (const line of runCommand(settings, process.argv.slice(2), Date.now()))
    process.stdout.write(`${line}\n`);
} catch (error) {
  console.error(error instanceof Error && escapeInvisibleExceptLineBreaks(error.message));
  process.exitCode = 1;
}
