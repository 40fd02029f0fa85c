/** Releases by link, as a server makes them from what was copied to it. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
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
});

test('going back leads past a release that was gone back from before', () => {
  for (const words of ['good', 'wrong']) release(words);
  run('back');
  release('wrong too');
  run('back');
  expect(page()).toBe('good');
});

test('before the first release there is nothing to go back to, and nothing is shown', () => {
  expect(() => run('back')).toThrow(/no release before this one/);
  expect(existsSync(shown())).toBe(false);
});

test('an archive that breaks off leaves what is shown, and no way back to a half of it', () => {
  for (const words of ['first', 'second']) release(words);
  const archive = readFileSync(join(root, 'site.tar.gz'));
  writeFileSync(join(root, 'site.tar.gz'), archive.subarray(0, archive.length / 2));
  expect(() => run()).toThrow(/gzip|tar/);
  expect(page()).toBe('second');
  release('third');
  run('back');
  expect(page()).toBe('second');
  expect(readdirSync(join(root, 'srv', HOST, 'releases')).sort()).toEqual(['.lock', '01', '02', '04']);
});

test('while one is under way, another one is refused', () => {
  release('first');
  const lock = join(root, 'srv', HOST, 'releases/.lock');
  const second = () => execFileSync('flock', [lock, 'sh', 'release.sh'], { cwd: root, stdio: 'pipe' });
  expect(second).toThrow(/Another release is under way/);
  expect(page()).toBe('first');
});

test('of two in the same second one is shown, whole', () => {
  release('first');
  seconds -= 1;
  expect(() => {
    release('second');
  }).toThrow();
  expect(page()).toBe('first');
  expect(hasScript('second')).toBe(false);
});

test('a web server may read what its builder alone could', () => {
  const mask = process.umask(0o077);
  try {
    release('first');
  } finally {
    process.umask(mask);
  }
  expect(statSync(join(shown(), 'index.html')).mode & 0o777).toBe(0o644);
  for (const folder of [shown(), join(shown(), '_astro'), join(root, 'srv', HOST, 'releases')])
    expect(statSync(folder).mode & 0o777).toBe(0o755);
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
