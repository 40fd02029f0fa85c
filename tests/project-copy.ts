/** Copies the project, committed or not, so that a test can change and build it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '..');

/**
 * The environment without the settings of the build under test, the database of other tests, and the settings
 * of Vitest, whose DEV would change the build.
 */
const inheritedVariables = Object.entries(process.env).filter(
  ([name]) =>
    !/^(?:VITEST|(?:TEST|TEST_DATABASE_URL|NODE_ENV|DEV|PROD|MODE|SSR|BASE_URL|DIST|CONTENT_ROOT|CONTENT_BASE)$)/.test(
      name,
    ),
);

export type ProjectCopy = ReturnType<typeof copyProject>;

/** Copies the project into a new folder whose name begins with `name`. */
export function copyProject(name = 'project-copy-') {
  const root = mkdtempSync(join(tmpdir(), name));
  const fileList = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  // Git lists a deleted file until the deletion is committed.
  for (const file of fileList
    .split('\0')
    .filter((name) => name !== '' && existsSync(join(projectRoot, name))))
    cpSync(join(projectRoot, file), join(root, file), { recursive: true });
  // The copy shares the installed packages, and has separate links to the project's own packages.
  mkdirSync(join(root, 'node_modules/@site'), { recursive: true });
  for (const name of readdirSync(join(projectRoot, 'node_modules')).filter((entry) => entry !== '@site'))
    symlinkSync(join(projectRoot, 'node_modules', name), join(root, 'node_modules', name));
  for (const name of readdirSync(join(root, 'packages')))
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@site', name));

  const PATH = `${root}/node_modules/.bin:${process.env.PATH ?? ''}`;
  const environment = { ...Object.fromEntries(inheritedVariables), PATH };

  /** Runs a shell command in the copy. Returns whether it succeeds, and its output. */
  function run(command: string, extraEnvironment: Readonly<Record<string, string>> = {}) {
    const { status, stdout, stderr } = spawnSync(command, {
      shell: true,
      cwd: root,
      encoding: 'utf8',
      env: { ...environment, ...extraEnvironment },
      maxBuffer: 64 * 1024 * 1024,
    });
    return { isSuccess: status === 0, output: `${stdout}\n${stderr}` };
  }

  /** Runs a command that must not fail. Returns its output. */
  function runOrThrow(command: string, extraEnvironment?: Readonly<Record<string, string>>): string {
    const { isSuccess, output } = run(command, extraEnvironment);
    if (!isSuccess) throw new Error(`${command} failed:\n${output}`);
    return output;
  }

  const remove = () => {
    rmSync(root, { recursive: true });
  };
  return { root, environment, run, runOrThrow, remove };
}
