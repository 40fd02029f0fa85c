/** The project in a folder of its own, where an owner edits `content/`, which begins as the frozen sample. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { SAMPLE_BUILDS } from '../e2e/addresses.ts';
import { type Edit, make, type Texts } from './edits.ts';

const SAMPLE = resolve('tests/sample/content');

/** Of the whole project as it stands, committed or not. */
const filesOfProject = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && file !== 'node_modules' && statSync(file, { throwIfNoEntry: false }));

/** Neither Vitest's own settings nor those of the build under test reach a command in the copy. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|TEST$|NODE_ENV$|DIST$|CONTENT_ROOT$|CONTENT_BASE$)/.test(name),
  ),
);

export function projectCopy() {
  const root = mkdtempSync(join(tmpdir(), 'owner-'));
  const run = (command: string, parameters: readonly string[], settings = {}) => {
    const { status, stdout, stderr } = spawnSync(command, parameters, {
      cwd: root,
      encoding: 'utf8',
      env: { ...environment, ...settings },
      maxBuffer: 64 * 1024 * 1024,
    });
    return { status, output: stdout + stderr };
  };

  for (const file of filesOfProject()) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    cpSync(file, join(root, file));
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  mkdirSync(join(root, '.astro'));
  symlinkSync(resolve(dirname(SAMPLE_BUILDS.silent)), join(root, dirname(SAMPLE_BUILDS.silent)));

  const content = join(root, 'content');
  const original: Texts = new Map(
    readdirSync(SAMPLE, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:yaml|mdx)$/.test(file))
      .map((file) => [file, readFileSync(join(SAMPLE, file), 'utf8')]),
  );
  const write = (texts: Texts) => {
    for (const [file, text] of texts) writeFileSync(join(content, file), text);
  };
  // What was published, against which the content check holds the legal documents.
  write(original);
  run('git', ['init', '--quiet', '--initial-branch=main']);
  run('git', ['add', '--all']);
  run('git', [
    '-c',
    'user.name=Owner',
    '-c',
    'user.email=owner@localhost',
    'commit',
    '--quiet',
    '-m',
    'First',
  ]);

  return {
    /** Where something is in the copy. */
    path: (name: string) => join(root, name),
    /** Leaves these edits in `content/`, and none that were made before. */
    edit: (edits: readonly Edit[]) => {
      const texts = new Map(original);
      for (const edit of edits) make(texts, edit);
      write(texts);
    },
    script: (words: readonly string[], settings: Readonly<Record<string, string>> = {}) =>
      run('npm', ['run', '--silent', ...words], settings),
    remove: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
}
