/**
 * The content is its owner's: whatever ordinary edit is made, the gate stays green. Each is made alone and all are made
 * together, in a copy of the project whose content begins as the sample.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { marksSchema } from '../../src/domain/content/marks.schema.ts';
import { SAMPLE_BUILDS } from '../e2e/addresses.ts';
import { editedCopy } from './edited-copy.ts';
import { edits } from './edits.ts';

const { root, edit, run, mustRun, remove } = editedCopy();
afterAll(remove);

const IN_ORDER = 'The content is in order';

test('there are 25 edits at least, each with a name of its own', () => {
  expect(new Set(edits.map(({ name }) => name)).size).toBe(edits.length);
  expect(edits.length).toBeGreaterThanOrEqual(25);
});

test.each(edits)('$name: the content is in order', (one) => {
  edit([one]);
  expect(mustRun('npm run content:check')).toContain(IN_ORDER);
});

test.each(edits.filter(({ alone }) => alone))('$name: it builds, and what is built is sound', (one) => {
  edit([one]);
  mustRun('npm run build && npm run test:dist');
});

describe('all together', () => {
  test('are in order, with no placeholder left', () => {
    edit(edits.filter(({ alone }) => !alone));
    expect(mustRun('npm run content:check')).toContain(IN_ORDER);
    // What other files have is only to be confirmed, which deletes the entry.
    const marks = join(root, 'content/marks.yaml');
    const { placeholders } = marksSchema.parse(parse(readFileSync(marks, 'utf8')));
    const left = placeholders.filter(({ file }) => file === 'company.yaml');
    writeFileSync(marks, stringify({ placeholders: left }));
    expect(run('npm run launch:check').output).not.toMatch(/^content\//m);
  });

  test('build, and what is built is sound', () => {
    mustRun('npm run build && npm run test:dist');
  });

  test('have a page of text and another legal document where they say', () => {
    const read = (file: string) => readFileSync(join(root, 'dist', file), 'utf8');
    const [menu = '', , footer = ''] = read('index.html').split(/<\/header>|(?=<footer)/);
    expect(menu).toMatch(/href="\/services"[^]*?href="\/internships"[^]*?href="\/pricing"/);
    expect(footer).toMatch(/href="\/internships"[^]*?href="\/acceptable-use"/);
    expect(read('internships.html')).toMatch(/answers within 24 hours\.[^]*<table/);
    for (const file of ['sitemap.xml', 'llms.txt', '_headers'])
      expect(read(file)).toMatch(
        /\/internships\b[^]*\/acceptable-use\b|\/acceptable-use\b[^]*\/internships\b/,
      );
    expect(read('internships.md')).toContain('# Internships');
    expect(read('social/internships.png').length).toBeGreaterThan(0);
    expect(read('acceptable-use/version-1-0.html')).toContain('Nothing that the terms forbid.');
  });

  test('turn no test of rules, stores or tools red', () => {
    mustRun('npm run test:unit');
  });

  test('do not reach the site that the browser tests visit', () => {
    mustRun('npm run build -- --outDir .astro/sample-again', { CONTENT_ROOT: 'tests/sample' });
    const pages = readdirSync(SAMPLE_BUILDS.silent).filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(10);
    for (const page of pages)
      expect(readFileSync(join(root, '.astro/sample-again', page), 'utf8')).toBe(
        readFileSync(`${SAMPLE_BUILDS.silent}/${page}`, 'utf8'),
      );
  });
});
