/** Copies the sample's content into a temporary folder for each test, outside any git repository. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { SAMPLE_ROOT } from './changed-content.ts';

export let root: string;

export function createContentFolderForEachTest() {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'content-check-'));
    cpSync(SAMPLE_ROOT, root, { recursive: true });
    // Neither this machine's settings nor a repository above the folder may change the result.
    vi.stubEnv('CONTENT_BASE', undefined);
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir());
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });
}

export function editFile(file: string, from: string | RegExp, to: string) {
  const path = join(root, 'content', file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}
