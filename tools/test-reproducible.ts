/**
 * Builds the last commit twice, in two folders, time zones and languages, with nothing kept from before, and compares
 * every byte: `npm run test:reproducible`. What is not committed does not count.
 */
import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const project = new URL('../', import.meta.url).pathname;

const ENVIRONMENTS = [
  { TZ: 'Africa/Nairobi', LANG: 'en_GB.UTF-8' },
  { TZ: 'America/Los_Angeles', LANG: 'C' },
] as const;

const PUBLISHED = ['dist', 'hosts'] as const;

function run(cwd: string, command: string, parameters: readonly string[], environment = {}) {
  const env = { ...process.env, ...environment };
  const { status, stdout, stderr } = spawnSync(command, parameters, { cwd, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} failed:\n${stdout}\n${stderr}`);
}

/** The hash of every file that a build of the last commit publishes. */
function built(environment: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), `build-${environment.TZ?.replace('/', '-') ?? ''}-`));
  try {
    run(folder, 'git', ['clone', '--quiet', project, '.']);
    symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
    run(folder, 'npm', ['run', 'build'], environment);
    const entries = PUBLISHED.flatMap((part) =>
      readdirSync(join(folder, part), { recursive: true, withFileTypes: true }),
    );
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    return new Map(files.map((file) => [relative(folder, file), hash('sha256', readFileSync(file))]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [one, other] = ENVIRONMENTS.map(built);
const names = [...new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])].sort();
const different = names.filter((name) => one?.get(name) !== other?.get(name));
if (different.length > 0) {
  console.error(`Two builds of one commit differ in:\n${different.join('\n')}`);
  process.exit(1);
}
console.log(`Two builds of one commit are the same in all ${names.length} files.`);
