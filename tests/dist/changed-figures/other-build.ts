/** Builds the project with other figures, in a folder of its own. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { otherContent } from './other-content.ts';

export const project = new URL('../../../', import.meta.url).pathname;

/** All that a build reads. */
const PARTS = [
  'astro.config.mjs',
  'astro.env',
  'build',
  'content',
  'package.json',
  'public',
  'src',
  'tools',
  'tsconfig.json',
];

export interface OtherBuild {
  readonly root: string;
  readonly remove: () => void;
}

export function otherBuild(): OtherBuild {
  const root = mkdtempSync(join(tmpdir(), 'other-figures-'));
  const remove = () => {
    rmSync(root, { recursive: true });
  };
  for (const part of PARTS) cpSync(join(project, part), join(root, part), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  const changed = otherContent();
  const content = join(root, 'content');
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.yaml')) continue;
    const path = join(content, file);
    writeFileSync(path, changed(file.replace(/\.yaml$/, ''), readFileSync(path, 'utf8')));
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--env-file=astro.env', 'node_modules/astro/bin/astro.mjs', 'build'],
    // Vitest's own NODE_ENV would build for development.
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status === 0) return { root, remove };
  remove();
  throw new Error(`The build with other figures failed:\n${stdout}\n${stderr}`);
}
