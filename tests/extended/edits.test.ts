/**
 * The content is its owner's: whatever ordinary edit is made, the gate stays green. Each is made alone and all are made
 * together, in a copy of the project whose content begins as the sample.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { SAMPLE_BUILDS } from '../e2e/addresses.ts';
import { edits } from './edits.ts';
import { projectCopy } from './project-copy.ts';

const copy = projectCopy();
afterAll(copy.remove);

function succeeds(script: string, more: readonly string[] = [], settings = {}): string {
  const { status, output } = copy.script([script, ...more], settings);
  expect(status, output).toBe(0);
  return output;
}

test('there are 25 edits at least, each with a name of its own', () => {
  expect(new Set(edits.map(({ name }) => name)).size).toBe(edits.length);
  expect(edits.length).toBeGreaterThanOrEqual(25);
});

test.each(edits)('$name: the content is in order', (edit) => {
  copy.edit([edit]);
  expect(succeeds('content:check')).toContain('The content is in order');
});

test.each(edits.filter(({ alone }) => alone))('$name: it builds, and what is built is sound', (edit) => {
  copy.edit([edit]);
  succeeds('build');
  succeeds('test:dist');
});

describe('all together', () => {
  test('are in order, with no placeholder left', () => {
    copy.edit(edits.filter(({ alone }) => !alone));
    expect(succeeds('content:check')).toContain('The content is in order');
    expect(copy.script(['launch:check']).output).toContain('No placeholder is left in content/.');
  });

  test('build, and what is built is sound', () => {
    succeeds('build');
    succeeds('test:dist');
  });

  test('turn no test of rules, stores or tools red', () => {
    succeeds('test:unit');
  });

  test('do not reach the site that the browser tests visit', () => {
    succeeds('build', ['--', '--outDir', '.astro/sample-again'], { CONTENT_ROOT: 'tests/sample' });
    const pages = readdirSync(SAMPLE_BUILDS.silent).filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(10);
    for (const page of pages)
      expect(readFileSync(copy.path(`.astro/sample-again/${page}`), 'utf8')).toBe(
        readFileSync(`${SAMPLE_BUILDS.silent}/${page}`, 'utf8'),
      );
  });
});
