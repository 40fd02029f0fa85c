/**
 * Creates a copy of the project in which a test edits `content/`. At first the copy has the sample's content.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { projectRoot, copyProject } from '../project-copy.ts';
import { SAMPLE_BUILDS } from '../e2e/urls.ts';
import { type Edit, applyEdits } from './edits.ts';

export function createEditedCopy(name?: string) {
  const copy = copyProject(name);
  const builds = dirname(SAMPLE_BUILDS.silent);
  mkdirSync(join(copy.root, dirname(builds)));
  symlinkSync(join(projectRoot, builds), join(copy.root, builds));

  // Commits the sample, because the content check compares legal documents with the last commit.
  rmSync(join(copy.root, 'content/jobs'), { recursive: true });
  cpSync(join(projectRoot, 'tests/sample/content'), join(copy.root, 'content'), { recursive: true });
  copy.runOrThrow('git init --quiet --initial-branch=main && git add --all');
  copy.runOrThrow('git -c user.name=Owner -c user.email=owner@localhost commit --quiet -m First');

  return {
    ...copy,
    /** Makes these edits in `content/`, and undoes all earlier edits. */
    edit: (edits: readonly Edit[]) => {
      copy.runOrThrow('git checkout --quiet -- content && git clean --quiet -fd content');
      for (const [file, text] of applyEdits(edits)) {
        const path = join(copy.root, 'content', file);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      }
    },
    /** Runs an npm script. When the test ends, stops npm and every process that npm has started. */
    startScript: (...parameters: readonly string[]) => {
      const options = { cwd: copy.root, env: copy.environment, detached: true };
      const npm = spawn('npm', ['run', ...parameters], options);
      onTestFinished(() => {
        if (npm.pid !== undefined) process.kill(-npm.pid);
      });
      return npm;
    },
  };
}
