/**
 * Builds the last commit twice, in two folders, time zones and languages, with nothing kept from before, and compares
 * every byte: `npm run test:reproducible`. What is not committed does not count.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = new URL('../', import.meta.url).pathname;

const MACHINES = [
  { TZ: 'Africa/Nairobi', LANG: 'en_GB.UTF-8' },
  { TZ: 'America/Los_Angeles', LANG: 'C' },
] as const;

/** All that a build publishes. */
const PUBLISHED = ['dist', 'hosts'] as const;

function run(
  folder: string,
  command: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
) {
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed:\n${stdout}\n${stderr}`);
}

/** The hash of every file that a build of the last commit publishes. */
function built(environment: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), `build-${environment.TZ?.replace('/', '-') ?? ''}-`));
  try {
    run(folder, 'git', ['clone', '--quiet', project, '.']);
    symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
    run(folder, 'npm', ['run', 'build'], environment);
    const files = PUBLISHED.flatMap((part) =>
      readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    );
    return new Map(
      files.map((file) => [
        file.slice(folder.length + 1),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [one, other] = MACHINES.map(built);
const names = [...new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])].sort();
const different = names.filter((name) => one?.get(name) !== other?.get(name));
if (different.length > 0) {
  console.error(`Two builds of one commit differ in:\n${different.join('\n')}`);
  process.exit(1);
}
console.log(`Two builds of one commit are the same in all ${names.length} files.`);
