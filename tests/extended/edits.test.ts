/**
 * The gate stays green whatever ordinary edit the owner makes. The edits are made together, in a copy of the
 * project in a folder whose name has spaces and a letter outside of ASCII.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { project } from '../project-copy.ts';
import { edits } from './edits.ts';
import { createEditedCopy } from './edited-copy.ts';

const { root, edit, run, runOrThrow, remove } = createEditedCopy('Ü b ung ');
afterAll(remove);

const read = (file: string) => readFileSync(join(root, 'dist', file), 'utf8');

test('edits that contradict others build, and what is built is sound', () => {
  edit(edits.filter(({ alone }) => alone));
  runOrThrow('npm run content:check && npm run build && vitest run --project dist');
  for (const page of ['index', 'about'])
    expect(read(`${page}.html`)).not.toMatch(/In their words|Technology we install|Names belong|Milestones/);
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
    const [menu = '', , footer = ''] = read('index.html').split(/<\/header>|(?=<footer)/);
    expect(menu).toMatch(/href="\/services"[^]*?href="\/internships"[^]*?href="\/pricing"/);
    expect(footer).toMatch(/href="\/internships"[^]*?href="\/acceptable-use"/);
    expect(read('internships.html')).toMatch(/answers within 24\u00a0hours\.[^]*<table/);
    expect(read('acceptable-use/version-1-0.html')).toContain('Nothing that the terms forbid.');
  });

  test('turn no test of rules, stores or tools red', () => {
    runOrThrow('vitest run --project "unit*"');
  });
});

const REGISTRY = 'packages/rules/addresses/pages.ts';

/** Finds the numbered steps of the recipe. Each step is a file, and the text that is written into it. */
const RECIPE_STEP = /^\d\. `([^`]+)`.*?\n\s*```\w+\n(.*?)\n\s*```$/gms;

test('a page that is added as docs/development.md says is in the menus, and shows its content', () => {
  const [, recipe = ''] = readFileSync(join(project, 'docs/development.md'), 'utf8').split('## A new page');
  for (const [, file = '', text = ''] of recipe.matchAll(RECIPE_STEP)) {
    const path = join(root, file);
    const ownText = text.replaceAll(/^ {3}/gm, '');
    const isEntry = file === REGISTRY;
    const before = isEntry ? readFileSync(path, 'utf8') : '';
    writeFileSync(path, isEntry ? before.replace(/^ {2}checkout: /m, `  ${ownText}\n$&`) : ownText);
  }
  runOrThrow('npm run build');
  // The wide menu, the small one, and the quick links.
  expect(read('index.html').match(/href="\/training"[^>]*>\s*Training\s*</g)).toHaveLength(3);
  const page = read('training.html');
  expect(page).toMatch(/(?:href="\/training" aria-current="page".*){2}/s);
  expect(page).toMatch(/<h1[^>]*>(?:<[^>]*>)*Training for Your Staff.*What your systems need most/s);
  expect(readFileSync(join(root, 'content/.schemas/pages-training.json'), 'utf8')).toContain('"lead"');
});
