/** The project in a folder of its own, where an owner edits `content/`, which begins as the frozen sample. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { project, projectCopy } from '../../tools/project-copy.ts';
import { SAMPLE_BUILDS } from '../e2e/addresses.ts';
import { type Edit, make, type Texts } from './edits.ts';

const SAMPLE = join(project, 'tests/sample/content');

export function editedCopy(name?: string) {
  const copy = projectCopy(name);
  const builds = dirname(SAMPLE_BUILDS.silent);
  mkdirSync(join(copy.root, dirname(builds)));
  symlinkSync(join(project, builds), join(copy.root, builds));

  const original: Texts = new Map(
    readdirSync(SAMPLE, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:yaml|mdx)$/.test(file))
      .map((file) => [file, readFileSync(join(SAMPLE, file), 'utf8')]),
  );
  const added = new Set<string>();
  const write = (texts: Texts) => {
    for (const file of added) rmSync(join(copy.root, 'content', file), { force: true });
    added.clear();
    for (const [file, text] of texts) {
      const path = join(copy.root, 'content', file);
      mkdirSync(dirname(path), { recursive: true });
      if (!existsSync(path)) added.add(file);
      writeFileSync(path, text);
    }
  };
  // What was published, against which the content check holds the legal documents.
  cpSync(SAMPLE, join(copy.root, 'content'), { recursive: true });
  copy.mustRun('git init --quiet --initial-branch=main && git add --all');
  copy.mustRun('git -c user.name=Owner -c user.email=owner@localhost commit --quiet -m First');

  return {
    ...copy,
    /** Leaves these edits in `content/`, and none that were made before. */
    edit: (edits: readonly Edit[]) => {
      const texts = new Map(original);
      for (const edit of edits) make(texts, edit);
      write(texts);
    },
  };
}
