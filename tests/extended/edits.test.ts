/**
 * The gate stays green whatever ordinary edit the owner makes. The edits are made together, in a copy of the
 * project in a folder whose name has spaces and a letter outside of ASCII.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { edits } from './edits.ts';
import { createEditedCopy } from './edited-copy.ts';

const { root, edit, run, runOrThrow, remove } = createEditedCopy('Ü b ung ');
afterAll(remove);

test('placeholders are found before they are replaced', () => {
  const { isDone, output } = run('npm run launch:check');
  expect(isDone).toBe(false);
  expect(output).toMatch(/^content\/company\.yaml, /m);
});

test('edits that contradict others build, and what is built is sound', () => {
  edit(edits.filter(({ alone }) => alone));
  runOrThrow('npm run content:check && npm run build && vitest run --project dist');
  for (const page of ['index', 'about'])
    expect(readFileSync(join(root, `dist/${page}.html`), 'utf8')).not.toMatch(
      /In their words|Technology we install|Names belong|Milestones/,
    );
});

describe('all other edits together', () => {
  test('are in order, with no placeholder left', () => {
    edit(edits.filter(({ alone }) => !alone));
    expect(runOrThrow('npm run content:check')).toMatch(/The content is in order/);
    // Marks stay until a person deletes them, whatever was edited.
    expect(run('npm run launch:check').output).toMatch(/^content\/company\.yaml, name: /m);
    writeFileSync(join(root, 'content/marks.yaml'), 'placeholders: []\n');
    expect(run('npm run launch:check').output).not.toMatch(/^content\//m);
  });

  test('build, and what is built is sound', () => {
    runOrThrow('npm run build && vitest run --project dist');
  });

  test('put a page of text and a legal document where they say', () => {
    const read = (file: string) => readFileSync(join(root, 'dist', file), 'utf8');
    const [menu = '', , footer = ''] = read('index.html').split(/<\/header>|(?=<footer)/);
    expect(menu).toMatch(/href="\/services"[^]*?href="\/internships"[^]*?href="\/pricing"/);
    expect(footer).toMatch(/href="\/internships"[^]*?href="\/acceptable-use"/);
    expect(read('internships.html')).toMatch(/answers within 24\u00a0hours\.[^]*<table/);
    for (const file of ['sitemap.xml', 'llms.txt', '_headers'])
      expect(read(file)).toMatch(
        /\/internships\b[^]*\/acceptable-use\b|\/acceptable-use\b[^]*\/internships\b/,
      );
    expect(read('social/internships.png').length).toBeGreaterThan(0);
    expect(read('acceptable-use/version-1-0.html')).toContain('Nothing that the terms forbid.');
  });

  test('turn no test of rules, stores or tools red', () => {
    runOrThrow('vitest run --project "unit*"');
  });
});
