/** Releases by link, as a server makes them from what was copied to it. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { releaseScript } from '../../../integrations/hosts/release.ts';

const HOST = 'www.mtelo.example';
let root: string;
let seconds: number;
const shown = () => join(root, 'var/www', HOST);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'releases-'));
  seconds = 0;
  mkdirSync(join(root, 'var/www'), { recursive: true });
  const script = releaseScript(HOST).replaceAll('/srv/', `${root}/srv/`).replaceAll('/var/', `${root}/var/`);
  writeFileSync(join(root, 'release.sh'), script);
  // Releases are named for their second; these are made faster.
  writeFileSync(join(root, 'date'), '#!/bin/sh\necho "$SECOND"\n');
  chmodSync(join(root, 'date'), 0o755);
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const run = (...words: string[]) =>
  execFileSync('sh', ['release.sh', ...words], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { PATH: `${root}:${process.env.PATH ?? ''}`, SECOND: String((seconds += 1)).padStart(2, '0') },
  });

function release(words: string): void {
  const dist = join(root, 'dist');
  mkdirSync(join(dist, '_astro'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), words);
  writeFileSync(join(dist, `_astro/${words}.js`), words);
  execFileSync('tar', ['-czf', 'site.tar.gz', '-C', 'dist', '.'], { cwd: root });
  rmSync(dist, { recursive: true });
  run();
}
const page = () => readFileSync(join(shown(), 'index.html'), 'utf8');
const hasScript = (words: string) => existsSync(join(shown(), `_astro/${words}.js`));

test('the first release makes what going back needs', () => {
  release('first');
  expect(page()).toBe('first');
  expect(() => run('back')).toThrow(/no release before this one/);
  release('second');
  expect(page()).toBe('second');
  run('back');
  expect(page()).toBe('first');
  expect(() => run('back')).toThrow(/no release before this one/);
  release('third');
  expect(page()).toBe('third');
});

test('scripts of the release before stay for pages that are open', () => {
  release('first');
  release('second');
  expect([hasScript('first'), hasScript('second')]).toEqual([true, true]);
});

test('five releases are kept', () => {
  for (const words of ['a', 'b', 'c', 'd', 'e', 'f']) release(words);
  for (const words of ['e', 'd', 'c', 'b']) {
    run('back');
    expect(page()).toBe(words);
  }
  expect(() => run('back')).toThrow();
});
