/** The project in a folder of its own, where an owner edits `content/`, which begins as the frozen sample. */
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { project, copyProject } from '../project-copy.ts';
import { SAMPLE_BUILDS } from '../e2e/addresses.ts';
import { type Edit, applyEdits } from './edits.ts';

export function createEditedCopy(name?: string) {
  const copy = copyProject(name);
  const builds = dirname(SAMPLE_BUILDS.silent);
  mkdirSync(join(copy.root, dirname(builds)));
  symlinkSync(join(project, builds), join(copy.root, builds));

  // The published state, with which the content check compares the legal documents.
  rmSync(join(copy.root, 'content/jobs'), { recursive: true });
  cpSync(join(project, 'tests/sample/content'), join(copy.root, 'content'), { recursive: true });
  copy.mustRun('git init --quiet --initial-branch=main && git add --all');
  copy.mustRun('git -c user.name=Owner -c user.email=owner@localhost commit --quiet -m First');

  return {
    ...copy,
    /** Leaves these edits in `content/`, and none that were made before. */
    edit: (edits: readonly Edit[]) => {
      copy.mustRun('git checkout --quiet -- content && git clean --quiet -fd content');
      for (const [file, text] of applyEdits(edits)) {
        const path = join(copy.root, 'content', file);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      }
    },
  };
}
