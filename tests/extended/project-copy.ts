/** A copy of the project that a test can change and build. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const project = new URL('../../', import.meta.url).pathname;

const NOT_COPIED = ['.astro', '.git', 'dist', 'hosts', 'node_modules'];

export interface ProjectCopy {
  readonly root: string;
  /** Runs a script of the project with Node; throws with all that it printed where it fails. */
  readonly run: (...command: readonly string[]) => void;
  /** Builds into `outDir`. */
  readonly build: (outDir: string, environment?: Readonly<Record<string, string>>) => void;
  readonly remove: () => void;
}

export function projectCopy(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'project-copy-'));
  for (const part of readdirSync(project).filter((name) => !NOT_COPIED.includes(name)))
    cpSync(join(project, part), join(root, part), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));

  function node(command: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: root,
      encoding: 'utf8',
      // Vitest's own NODE_ENV would build for development.
      env: { ...process.env, NODE_ENV: 'production', ...environment },
    });
    if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${stdout}\n${stderr}`);
  }

  return {
    root,
    run: (...command) => {
      node(command);
    },
    build: (outDir, environment) => {
      node(
        ['--env-file=astro.env', 'node_modules/astro/bin/astro.mjs', 'build', '--outDir', outDir],
        environment,
      );
    },
    remove: () => {
      rmSync(root, { recursive: true });
    },
  };
}
