/** Copies the project, committed or not, so that a test can change and build it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const project = join(import.meta.dirname, '..');

/**
 * Keeps Vitest's settings from the copy, because DEV makes another build, and those of the build under test.
 */
const inherited = Object.entries(process.env).filter(
  ([name]) =>
    !/^(?:VITEST|(?:TEST|NODE_ENV|DEV|PROD|MODE|SSR|BASE_URL|DIST|CONTENT_ROOT|CONTENT_BASE)$)/.test(name),
);

export type ProjectCopy = ReturnType<typeof copyProject>;

/** The name of the copy's folder begins with `name`. */
export function copyProject(name = 'project-copy-') {
  const root = mkdtempSync(join(tmpdir(), name));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: project,
    encoding: 'utf8',
  });
  // Git lists a deleted file until the deletion is committed.
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(join(project, name))))
    cpSync(join(project, file), join(root, file), { recursive: true });
  // The copy shares installed packages, and has the project's own.
  mkdirSync(join(root, 'node_modules/@site'), { recursive: true });
  for (const name of readdirSync(join(project, 'node_modules')).filter((one) => one !== '@site'))
    symlinkSync(join(project, 'node_modules', name), join(root, 'node_modules', name));
  for (const name of readdirSync(join(root, 'packages')))
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@site', name));

  const PATH = `${root}/node_modules/.bin:${process.env.PATH ?? ''}`;
  const environment = { ...Object.fromEntries(inherited), PATH };

  /** Runs a shell command in the copy. */
  function run(command: string, more: Readonly<Record<string, string>> = {}) {
    const { status, stdout, stderr } = spawnSync(command, {
      shell: true,
      cwd: root,
      encoding: 'utf8',
      env: { ...environment, ...more },
      maxBuffer: 64 * 1024 * 1024,
    });
    return { isDone: status === 0, output: `${stdout}\n${stderr}` };
  }

  /** Runs a command that must not fail. Returns its output. */
  function mustRun(command: string, more?: Readonly<Record<string, string>>): string {
    const { isDone, output } = run(command, more);
    if (!isDone) throw new Error(`${command} failed:\n${output}`);
    return output;
  }

  const remove = () => {
    rmSync(root, { recursive: true });
  };
  return { root, environment, run, mustRun, remove };
}
